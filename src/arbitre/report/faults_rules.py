"""What can be wrong with rules, in a document, a house rule or a charter: each sentence and each remedy in English and French."""

Twin = tuple[str, str]  # English, French

OF_RULES: dict[str, tuple[tuple[Twin, ...], tuple[Twin, ...]]] = {  # id: (messages, remedies)
    "bad-id": (
        (("`{}` is no id for a rule", "`{}` n'est pas un identifiant de règle"),),
        (("write small letters, digits and hyphens", "écrivez des minuscules, des chiffres et des tirets"),),
    ),
    "conflict": (
        (("`{}` and `{}` of `{}` contradict each other when {}", "`{}` et `{}` de `{}` se contredisent quand {}"),),
        (("let one override the other, or declare it with `contests` if the document contradicts itself",
          "faites que l'une écarte l'autre, ou déclarez-le par `contests` si le document se contredit"),),
    ),
    "dead-rule": (
        (("`{}` of `{}` never stands: {}", "`{}` de `{}` ne s'applique jamais : {}"),),
        (("change its `when`, or remove it", "changez son `when`, ou supprimez-la"),),
    ),
    "duplicate-rule": (
        (("another rule is called `{}`", "une autre règle s'appelle `{}`"),),
        (("rename it: the first is on line {}", "renommez-la : la première est à la ligne {}"), ("rename it", "renommez-la")),
    ),
    "extends-cycle": (
        (("`{}` extends itself", "`{}` se prolonge lui-même"),),
        (("remove one `extends`", "supprimez un `extends`"),),
    ),
    "gap": (
        (("no rule of `{}` is on the question `{}`", "aucune règle de `{}` ne porte sur la question `{}`"),
         ("no rule of `{}` answers `{}` when {}", "aucune règle de `{}` ne répond à `{}` quand {}")),
        (("write its rule, or one with `verdict: silent` and `open: […]`", "écrivez sa règle, ou une règle avec `verdict: silent` et `open: […]`"),
         ("write its rule after this one, or a rule with `verdict: silent`, `open: […]` and `yields: [all]` for all that is left",
          "écrivez sa règle après celle-ci, ou une règle avec `verdict: silent`, `open: […]` et `yields: [all]` pour tout ce qui reste")),
    ),
    "group-cycle": (
        (("the group `{}` holds itself", "le groupe `{}` se contient lui-même"),),
        (("remove `{}` from `{}`", "enlevez `{}` de `{}`"),),
    ),
    "idle-key": (
        (("`and-more` of {} says nothing without `outcome` or `value`", "`and-more` de {} ne dit rien sans `outcome` ni `value`"),
         ("`open` of {} says nothing: the rule is not silent", "`open` de {} ne dit rien : la règle n'est pas un silence")),
        (("remove it", "supprimez cette ligne"),
         ("remove it, or write `verdict: silent`", "supprimez cette ligne, ou écrivez `verdict: silent`")),
    ),
    "idle-override": (
        (("`{}: {}` of `{}` changes nothing: {}", "`{}: {}` de `{}` ne change rien : {}"),),
        (("remove it", "supprimez cette ligne"),),
    ),
    "missing-from": (
        (("`{}` is implied, but not said by what", "`{}` est déduite, sans qu'il soit dit de quoi"),),
        (("add `from: […]`: the rules that it follows from", "ajoutez `from: […]` : les règles dont elle découle"),),
    ),
    "missing-key": (
        (("{} has no `values`", "il manque `values` : {}"),
         ("{} is silent and has no `open`", "c'est un silence, et il manque `open` : {}"),
         ("{} has no `{}`", "il manque `{1}` : {0}")),
        (("list its values", "donnez ses valeurs"),
         ("add `open: […]`: what the document leaves open", "ajoutez `open: […]` : ce que le document laisse en suspens"),
         ("add `{}: …`", "ajoutez `{}: …`")),
    ),
    "missing-norm": (
        (("`{}` has no rule for `{}` to amend ({})", "`{}` n'a aucune règle que `{}` puisse modifier ({})"),
         ("`{}` has no rule `{}` for `{}` to override", "`{}` n'a pas de règle `{}` que `{}` puisse écarter"),
         ("`{}` changes nothing: what it overrides is on another question, or never holds when it does",
          "`{}` ne change rien : ce qu'elle écarte porte sur une autre question, ou ne s'applique jamais en même temps"),
         ("`{}` changes nothing: no rule of `{}` overrides what it amends",
          "`{}` ne change rien : aucune règle de `{}` n'écarte ce qu'elle modifie")),
        (("remove `{}`, or choose a `base` that has such a rule", "enlevez `{}`, ou choisissez une `base` qui ait une telle règle"),
         ("name a rule of the `base`, or choose a `base` that has it", "nommez une règle de la `base`, ou choisissez une `base` qui l'ait"),
         ("name a rule on the same question that may hold in the same situation",
          "nommez une règle sur la même question, qui puisse s'appliquer dans la même situation"),
         ("write `overrides: [{}]`", "écrivez `overrides: [{}]`")),
    ),
    "missing-translation": (
        (("{} has no words in {}", "il manque les mots en {1} : {0}"),),
        (("add {}", "ajoutez {}"),),
    ),
    "no-citation": (
        (("`{}` names no document", "`{}` ne nomme aucun document"),),
        (("add `cite: {{source: …, page: …, part: …}}`", "ajoutez `cite: {{source: …, page: …, part: …}}`"),),
    ),
    "no-number": (
        (("`{}` counts by `{}`, but `{}` has no number", "`{}` compte d'après `{}`, mais `{}` n'a pas de nombre"),),
        (("leave `{}` out of its `when`, or give it a `number`", "ôtez `{}` de son `when`, ou donnez-lui un `number`"),),
    ),
    "no-place": (
        (("`{}` cites `{}` without page or part", "`{}` cite `{}` sans page ni partie"),),
        (("add `page: …` or `part: …`", "ajoutez `page: …` ou `part: …`"),),
    ),
    "no-value-left": (
        (("`not` leaves no value of `{}` in {}", "`not` ne laisse aucune valeur de `{}` dans {}"),),
        (("leave out some of the values", "enlevez certaines valeurs"),),
    ),
    "one-conclusion": (
        (("{} has {}", "{0} : {1}"),
         ("{} has `outcome` and `then`", "{} : `outcome` et `then` à la fois")),
        (("keep one: `{}: …`", "gardez-en une : `{}: …`"), ("write `{}: …`", "écrivez `{}: …`"), ("put all effects in `outcome`", "mettez tous les effets dans `outcome`")),
    ),
    "override-cycle": (
        (("these rules override each other in a circle: {}", "ces règles s'écartent l'une l'autre en cercle : {}"),),
        (("remove one of these overrides", "supprimez l'une de ces exceptions"),
         ("remove one of these overrides from the house rule", "supprimez l'une de ces exceptions dans la règle maison")),
    ),
    "several-questions": (
        (("the rule `{}` concludes on several questions at once", "la règle `{}` tranche plusieurs questions à la fois"),),
        (("write a rule for each; only `verdict: silent` may name several",
          "écrivez une règle pour chacune ; seul `verdict: silent` peut en nommer plusieurs"),),
    ),
    "too-large": (
        (("`{}` has too many situations in `{}` to go through, up to {}",
          "`{}` a trop de situations dans `{}` pour qu'elles soient parcourues, jusqu'à {}"),),
        (("its rules ask for {} facts, of so many values each: {} and {} more; say more of the moment, or write rules that ask for fewer",
          "ses règles demandent {} faits, chacun de tant de valeurs : {} et {} de plus ; précisez le moment, ou écrivez des règles qui en demandent moins"),
         ("its rules ask for {} facts, of so many values each: {}; say more of the moment, or write rules that ask for fewer",
          "ses règles demandent {} faits, chacun de tant de valeurs : {} ; précisez le moment, ou écrivez des règles qui en demandent moins")),
    ),
    "too-many-rules": (
        (("`{}` has more than {} rules", "`{}` a plus de {} règles"),),
        (("split it into several documents", "partagez-le en plusieurs documents"),),
    ),
    "unknown-item": (
        (("there is no `{}` in the part `{}` in {}", "il n'y a pas de `{}` dans la partie `{}` : {}"),),
        (("the sources say: {}", "les sources disent : {}"),),
    ),
    "unknown-meaning": (
        (("`{}` means `{}` in `{}`, but that is no value of `{}`", "`{}` désigne `{}` dans `{}`, mais ce n'est pas une valeur de `{}`"),),
        (("add `{}` to the values of `{}`", "ajoutez `{}` aux valeurs de `{}`"),),
    ),
    "unknown-page": (
        (("there is no page `{}` in `{}`{}, in {}", "il n'y a pas de page `{}` dans `{}`{} : {}"),),
        (("write the number of a page", "écrivez le numéro d'une page"),),
    ),
    "wrong-conclusion": (
        (("{} has `{}`, but the question `{}` is {}", "{} : `{}`, alors que la question `{}` est {}"),),
        (("write `{}: …`", "écrivez `{}: …`"),),
    ),
}
