"""The verbs and nouns of the package, for those who check types."""

from .api import check as check
from .api import compare as compare
from .api import judge as judge
from .api import load as load
from .api import read as read
from .game.situation import Situation as Situation
from .judging.ruling import Ruling as Ruling
from .law.ruleset import Ruleset as Ruleset
from .law.ruleset import Shelf as Shelf
from .problem import Problem as Problem
from .problem import Problems as Problems
from .proving.compare import Comparison as Comparison
from .reading import Reading as Reading

__version__: str
