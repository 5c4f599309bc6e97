"""Words that stand between the members of a list, and words that announce a list or a limit."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

BETWEEN = Phrases.of(
    ("and", "or", "the", "a", "an", "your", "optional", "optionally", "plus", "as well as", "und", "oder", "sowie"),
    ("der", "die", "das", "den", "et", "ou", "le", "la", "les", "l", "y", "o", "e", "u", "el", "los", "las", "os"),
    ("as", "ed", "il", "lo", "gli", "en", "of", "het", "de", "och", "eller", "i", "oraz", "lub", "a", "nebo", "и"),
    ("или", "та", "або", "й", "ve", "veya", "ile", "dan", "atau", "và", "hoặc", "و", "أو", "और", "या", "with", "by"),
    ("和", "或", "与", "以及", "と", "や", "または", "및", "또는", "を"),
)
"""What may stand between two members of a list, apart from punctuation."""

FIELDS = Phrases.of(
    ("field", "fields", "parameter", "parameters", "param", "params", "input", "inputs", "argument", "arguments"),
    ("needs", "requires", "required", "takes", "accepts", "expects", "options", "columns", "feld", "felder", "angaben"),
    ("benötigt", "braucht", "champs", "champ", "paramètres", "nécessite", "campos", "campo", "parámetros", "requiere"),
    ("parâmetros", "requer", "campi", "parametri", "richiede", "velden", "vereist", "fält", "kräver", "pola", "wymaga"),
    ("поля", "параметры", "требует", "alanlar", "フィールド", "項目", "字段", "参数", "필드", "항목"),
)
"""What announces the fields of a form."""

MOST = Phrases.of(
    ("max", "maximum", "maximal", "at most", "up to", "no more than", "not more than", "less than", "no longer than"),
    ("höchstens", "bis zu", "au plus", "au maximum", "jusqu'à", "máximo", "como máximo", "hasta", "no máximo", "até"),
    ("al massimo", "massimo", "fino a", "hoogstens", "maximaal", "högst", "maks", "najwyżej", "nejvýše", "максимум"),
    ("не более", "до", "en fazla", "en çok", "maksimal", "tối đa", "最大", "最多", "최대"),
)
"""What stands before an upper limit."""

LEAST = Phrases.of(
    ("min", "minimum", "minimal", "at least", "no less than", "not less than", "more than", "mindestens", "au moins"),
    ("au minimum", "mínimo", "como mínimo", "al menos", "no mínimo", "pelo menos", "almeno", "minimo", "minstens"),
    (
        "minimaal",
        "minst",
        "co najmniej",
        "alespoň",
        "минимум",
        "не менее",
        "en az",
        "tối thiểu",
        "最小",
        "最少",
        "최소",
    ),
)
"""What stands before a lower limit."""
