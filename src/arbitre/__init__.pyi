"""The verbs and nouns of the package, for those who check types."""

from .api import check as check
from .api import compare as compare
from .api import judge as judge
from .api import load as load
from .api import read as read
from .compare import Comparison as Comparison
from .problem import Problem as Problem
from .problem import Problems as Problems
from .reading import Reading as Reading
from .ruleset import Ruleset as Ruleset
from .ruleset import Shelf as Shelf
from .ruling import Ruling as Ruling
from .situation import Situation as Situation

__version__: str
