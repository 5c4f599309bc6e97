"""What texts say that order an agent about, in several languages: one pattern a kind of order and language.

A blank in a pattern stands for any white space. Patterns are narrow on purpose: "Always required", "Do not use
abbreviations" and "Ignored when empty" are ordinary descriptions, and so are "Do not notify the user" beside a
checkbox and "Ignore earlier messages" in a mail filter.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import NamedTuple

from webmcp_forms.expressions import Expression


class Order(Enum):
    """What a text orders an agent to do."""

    OVERRIDE = "overrides the agent's instructions"
    PRIORITY = "puts this tool before others"
    SECRECY = "keeps something from the user"
    POSE = "poses as the agent's own instructions"
    LEAK = "asks for what the agent knows"
    EXFILTRATION = "sends what the agent knows elsewhere"


class OrderPattern(NamedTuple):
    """A pattern, what a text that matches it orders, and signs: of each group of them, such a text has one."""

    order: Order
    signs: tuple[tuple[str, ...], ...]
    pattern: Expression

    def may_match(self, folded: str) -> bool:
        """Whether a text, without case, has the signs. Few have, so that few patterns are compiled and searched for."""
        return all(any(sign in folded for sign in group) for group in self.signs)


_ANY = r"(?:all|any|of|the|my|your|other|these|those|previous|prior|existing|original)"
_EARLIER = r"(?:previous|prior|earlier|preceding|above|foregoing|system|your)"
_TOOL = r"(?:tool|function|api)"
_TELL = (
    r"(?:tell|say (?:this |anything |so )?to|mention (?:this |that |it |anything )?to"
    r"|reveal (?:this |that |it |anything )?to)"
)
_KNOWN = (
    r"(?:conversation so far|previous messages in this (?:chat|conversation)|context window|chain of thought"
    r"|(?:the user's|your) (?:full |entire |whole |complete )?(?:conversation|chat (?:history|log))"
    r"|(?:the )?(?:contents?|transcript) of (?:the|this) conversation|the system prompt (?:in|into)"
    r"|(?:the agent's|the assistant's|the model's) (?:instructions|memory|context|reasoning))"
)
_TAKEN = (
    r"(?:conversation|chat history|system prompt|user's (?:\w+ )?(?:data|details|credentials|passwords?|cookies?"
    r"|tokens?|messages|history|secrets?)|credentials|passwords|cookies|api keys|session tokens?|access tokens?)"
)
_ADDRESS = r"(?:https?://|[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64})"

# For each kind of order: signs of which a text has to have some, and the pattern. Signs are words or parts of them in
# lower case; a blank between them means "or", and & means "and".
_ORDERS: dict[Order, tuple[tuple[str, str], ...]] = {
    Order.OVERRIDE: (
        (
            "ignore disregard forget override bypass",
            rf"\b(?:ignore|disregard|forget|override|bypass) (?:{_ANY} ){{0,4}}(?:{_EARLIER}|all) (?:{_ANY} ){{0,2}}"
            r"(?:instructions?|directives|guidelines)\b",
        ),
        (
            "disregard override ignore bypass forget & your & rule restriction policies filter check",
            r"\b(?:ignore|disregard|forget|override|bypass) (?:all )?(?:of )?your "
            r"(?:prior |previous |own |system |safety )*(?:rules|restrictions|policies|filters?|checks?)\b",
        ),
        (
            "override disregard bypass & prompt",
            r"\b(?:override|disregard|bypass) (?:the |your )(?:\w+ )?system prompt\b",
        ),
        (
            "ignore disregard forget & prompt",
            rf"\b(?:ignore|disregard|forget) (?:{_ANY} ){{0,4}}{_EARLIER} (?:{_ANY} ){{0,2}}(?:system )?prompts?\b",
        ),
        (
            "ignore disregard forget & above before told",
            r"\b(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|you (?:were|have been) told)\b",
        ),
        (
            "ignorier vergiss missachte",
            r"\b(?:ignoriere?|vergiss|missachte) (?:sie )?(?:alle )?(?:die |deine )?"
            r"(?:vorherigen|bisherigen|obigen|früheren) (?:anweisungen|anordnungen|instruktionen|befehle)",
        ),
        (
            "ignore oublie & instructions consignes",
            r"\b(?:ignore[rz]?|oublie[rz]?) (?:toutes )?(?:les |tes |vos )?(?:instructions|consignes) "
            r"(?:précédentes|antérieures|ci-dessus)",
        ),
        (
            "instrucciones",
            r"\b(?:ignora|ignore|olvida|olvide) (?:todas )?(?:las |tus |sus )?instrucciones (?:anteriores|previas)",
        ),
        ("instruções", r"\b(?:ignore|ignora|esqueça) (?:todas )?(?:as |suas )?instruções (?:anteriores|prévias)"),
        ("istruzioni", r"\b(?:ignora|dimentica) (?:tutte )?(?:le |tue )?istruzioni (?:precedenti|sopra)"),
        ("negeer", r"\bnegeer (?:alle )?(?:vorige|eerdere|voorgaande) (?:instructies|opdrachten)"),
        ("ignorera", r"\bignorera (?:alla )?(?:tidigare|föregående) (?:instruktioner|anvisningar)"),
        ("ignoruj", r"\b(?:zignoruj|ignoruj) (?:wszystkie )?(?:poprzednie|wcześniejsze) (?:instrukcje|polecenia)"),
        ("ignoruj", r"\bignoruj(?:te)? (?:všechny )?(?:předchozí|dřívější) (?:pokyny|instrukce)"),
        (
            "игнорируй забудь",
            r"\b(?:игнорируй(?:те)?|забудь(?:те)?) (?:все )?(?:предыдущие|прежние) (?:инструкции|указания|команды)",
        ),
        ("ігноруй забудь", r"\b(?:ігноруй(?:те)?|забудь(?:те)?) (?:усі |всі )?(?:попередні) (?:інструкції|вказівки)"),
        ("önceki", r"\bönceki (?:tüm )?(?:talimatları|yönergeleri) (?:yok say|görmezden gel|unut)"),
        ("sebelumnya", r"\b(?:abaikan|lupakan) (?:semua )?(?:instruksi|perintah) sebelumnya"),
        ("bỏ quên", r"\b(?:bỏ qua|quên) (?:mọi |tất cả )?(?:các )?(?:hướng dẫn|chỉ dẫn|lệnh) (?:trước|ở trên)"),
        ("تجاهل انس", r"(?:تجاهل|انس) (?:جميع |كل )?(?:التعليمات|الأوامر) السابقة"),
        ("निर्देशों", r"पिछले (?:सभी )?निर्देशों को (?:अनदेखा|नज़रअंदाज़|भूल)"),
        (
            "無視 忘れ",
            r"(?:以前|これまで|上記|前)の(?:すべての|全ての)?(?:指示|命令|プロンプト)を?(?:すべて|全て)?(?:無視|忘れ)",
        ),
        (
            "忽略 忘记 無視 忘記",
            r"(?:忽略|忘记|無視|忘記)(?:之前|以上|先前|前面|上述)的?(?:所有|全部)?的?(?:指令|指示|提示|說明)",
        ),
        ("무시 잊", r"이전의? ?(?:모든 ?)?(?:지시|명령|지침)(?:사항)?(?:를|을)? ?(?:모두 ?)?(?:무시|잊)"),
    ),
    Order.PRIORITY: (
        (
            "always & this",
            r"\balways (?:call|invoke|run|use|prefer|choose|select|pick) this "
            rf"(?:{_TOOL}\b|first\b|before\b|instead\b)",
        ),
        (
            "first before & this",
            rf"\b(?:call|invoke|run|use) this(?: {_TOOL}| form)? (?:first|before) "
            r"(?:and|any|all|every|you|calling|using|other)\b",
        ),
        ("first & this", rf"\b(?:call|invoke|run|use) this(?: {_TOOL}| form)? first[.!,;]"),
        ("must & this", rf"\byou must (?:always |first )?(?:call|invoke|use) this {_TOOL}\b"),
        (
            "first before & this",
            rf"\bthis {_TOOL} (?:must|has to|needs to) (?:always )?be (?:called|invoked|used) (?:first|before)\b",
        ),
        (
            "before & other & tool function api & this",
            rf"\bbefore (?:you )?(?:using|use|calling|call|invoking|invoke|running|run) any other {_TOOL}s?\b,? "
            r"(?:always |you must |first )?(?:call|use|invoke|run) this\b",
        ),
        (
            "ignore & other & tool function api",
            rf"\bignore (?:all |any )?(?:the )?other {_TOOL}s on (?:this|the) (?:page|site)\b",
        ),
        (
            "other & tool function api & not don't never",
            rf"\b(?:do not|don't|never) (?:call|invoke|use|trust) (?:any )?other {_TOOL}s?\b",
        ),
        (
            "other & tool function api & instead than over",
            rf"\b(?:instead of|rather than|over) (?:any|all) other {_TOOL}s?\b",
        ),
        (
            "zuerst erstes",
            r"\b(?:rufe?|verwende|nutze|benutze) (?:immer |zuerst )*(?:dieses|dies) (?:tool|werkzeug) "
            r"(?:immer )?(?:zuerst|als erstes)",
        ),
        ("outil", r"\b(?:appelle|appelez|utilise|utilisez) (?:toujours )?cet outil (?:en premier|d['’]abord|avant)"),
        (
            "herramienta",
            r"\b(?:usa|use|utiliza|utilice|llama|llame) (?:siempre )?(?:a )?esta herramienta "
            r"(?:siempre )?(?:primero|antes)",
        ),
        ("ferramenta", r"\b(?:usa|use|chama|chame) (?:sempre )?esta ferramenta (?:sempre )?(?:primeiro|antes)"),
        ("strumento", r"\b(?:usa|chiama) (?:sempre )?(?:prima )?questo strumento (?:per primo|prima)"),
        ("инструмент", r"\bвсегда (?:сначала )?(?:вызывай|используй)(?:те)? этот инструмент"),
        ("必ず", r"必ず(?:最初に)?このツールを(?:最初に|先に)?(?:呼び出|使用|使っ)"),
        ("工具 函数", r"(?:总是|始终|务必|必须)(?:首先|先)?(?:调用|使用)(?:此|这个|该|本)(?:工具|函数)"),
        ("도구를", r"(?:항상|반드시) (?:먼저 )?이 도구를 (?:먼저 )?(?:호출|사용)"),
    ),
    Order.SECRECY: (
        (
            "user human & tell say mention reveal",
            rf"\b(?:do not|don't|never|must not|without) {_TELL} (?:the |your )?(?:user|human)\b",
        ),
        (
            "user human & ask wait let show & not don't never",
            r"\b(?:do not|don't|never) (?:ask|wait for|let|show) (?:the )?(?:user|human)s? "
            r"(?:for (?:confirmation|permission|approval|consent)|to confirm|know|see this|this)\b",
        ),
        (
            "user human & hide conceal keep",
            r"\b(?:hide|conceal|keep) (?:this|it|that)(?: step| call| action| fact| result| fee| tool)? (?:secret )?"
            r"from the (?:user|human)\b",
        ),
        (
            "without & user human & submit call send run",
            r"\bwithout (?:first )?(?:asking|telling|informing) the (?:user|human)"
            r"(?: for (?:confirmation|permission|consent))?,? (?:always )?(?:submit|call|send|run) (?:it|this)\b",
        ),
        (
            "user human & without",
            rf"\b(?:call|invoke|run|use|submit) (?:it|this|this {_TOOL}|the form) without "
            r"(?:asking|telling|informing|confirming with|confirmation from) the (?:user|human)\b",
        ),
        (
            "nutzer anwender & nicht",
            r"\b(?:sag|sage|sagen sie|verrate|verraten sie|erzähle?) (?:es )?(?:dem|der) "
            r"(?:nutzer|benutzer|anwender)(?:in)? (?:nichts|nicht)",
        ),
        ("utilisateur", r"\bne (?:dis|dites|révèle|révélez) (?:rien |pas |cela )*à l['’]utilisateur"),
        ("usuario & diga revele", r"\bno (?:le )?(?:digas|diga|reveles|revele) (?:nada |esto )?al usuario"),
        ("usuário utilizador", r"\bnão (?:diga|conte|revele) (?:nada |isto |isso )?ao (?:usuário|utilizador)"),
        ("utente & non", r"\bnon (?:dire|rivelare) (?:nulla |niente |questo )?all['’]utente"),
        ("vertel", r"\bvertel (?:het |dit )?(?:de gebruiker )(?:niet|niets)"),
        ("użytkownikowi", r"\bnie mów(?:cie)? (?:o tym |nic )?użytkownikowi"),
        ("пользователю", r"\bне (?:говори|рассказывай)(?:те)? (?:об этом |ничего )?пользователю"),
        ("користувач", r"\bне (?:кажи|розповідай)(?:те)? (?:про це |нічого )?користувач"),
        ("söyleme", r"\bkullanıcıya (?:bunu |hiçbir şey )?söyleme"),
        ("ユーザー", r"ユーザーに(?:は)?(?:何も)?(?:言わない|伝えない|教えない|知らせない)"),
        ("告诉 告知 告訴", r"(?:不要|不得|别|請勿)(?:告诉|告知|告訴)用[户戶]"),
        ("사용자에게", r"사용자에게 (?:알리지|말하지) (?:마|말)"),
    ),
    Order.POSE: (
        (
            "im_start im_end system endoftext inst] sys> & < [",
            r"<\|?(?:im_start|im_end|system|endoftext)\|?>|\[/?INST\]|<</?SYS>>",
        ),
        ("## & system instruction", r"(?:^|\s)#{2,} ?(?:system|instructions?|new instructions)\b ?:"),
        (
            "instruction & new updated hidden",
            r"\b(?:new|updated|hidden) (?:system )?instructions? (?:for (?:the )?(?:ai|assistant|agent|model)|:)",
        ),
        (
            "system & you & are",
            r"(?:^|(?<=[.!?\"']\s)|(?<=[.!?\"']))system ?[:：] ?you are\b",
        ),
        (
            "you & are & now & mode",
            r"\byou are now in (?:admin|administrator|developer|debug|god|unrestricted|maintenance|root) mode\b",
        ),
        (
            "you & are & ai chatbot model llm assistant agent",
            r"\byou are (?:now )?(?:a|an|the) (?:helpful |unrestricted )*"
            r"(?:ai|chatbot|language model|llm|(?:ai|helpful|unrestricted) (?:assistant|agent))\b",
        ),
        (
            "ai llm model & must shall has required",
            r"\b(?:ai|llm|language model|ai (?:agent|assistant|model)) (?:must|shall|has to|is required to) "
            r"(?:always|never|first|not|call|use|send|include|ignore)\b",
        ),
        ("ai & an & assistant agent model you", r"\bas an ai\b,? (?:assistant|agent|language model|you)"),
    ),
    Order.LEAK: (
        (
            "conversation messages window thought agent's assistant's model's chat prompt",
            r"\b(?:put|include|write|paste|provide|insert|pass|append|repeat|print|output|return|summari[sz]e|copy) "
            rf".{{0,40}}{_KNOWN}\b",
        ),
        (
            "prompt & your",
            r"\b(?:reveal|repeat|print|output|include|append) (?:all of |the full text of )?"
            r"your (?:\w+ )?system prompt\b",
        ),
    ),
    Order.EXFILTRATION: (
        (
            "send forward post upload transmit leak exfiltrate & :// @",
            rf"\b(?:send|forward|post|upload|transmit|leak|exfiltrate) .{{0,40}}\b{_TAKEN}\b.{{0,60}}{_ADDRESS}",
        ),
        ("](http", r"!\[[^\]]{0,80}\]\(https?://"),
        (
            "webhook.site requestbin. oast. burpcollaborator.",
            r"\b(?:webhook\.site|requestbin\.(?:com|net)|[\w-]{1,40}\.(?:oast\.(?:fun|pro|live|me)|burpcollaborator\.net))\b",
        ),
    ),
}

_LONGEST = 100_000
# No order in ASCII is shorter. Most texts below the second figure are names and choices, of which a page may have a
# million.
_SHORTEST = 5
_FEW_WORDS = 200


def may_order(text: str) -> bool:
    """Whether there may be an order in a text, or in one of several that it is joined of."""
    folded = _folded(text.replace("\u2019", "'"))
    return any(sign in folded for sign in _first_signs()) and any(known.may_match(folded) for known in order_patterns())


def orders(text: str) -> Iterator[tuple[Order, re.Match[str]]]:
    """What a text orders, and where: the first match of each kind of order."""
    if len(text) < _SHORTEST and text.isascii():
        return
    plain = text[:_LONGEST].replace("\u2019", "'")
    folded = _folded(plain)
    if len(text) < _FEW_WORDS and not _any_sign().search(folded):
        return
    seen: set[Order] = set()
    for known in order_patterns():
        if known.order not in seen and known.may_match(folded) and (match := known.pattern.search(plain)):
            seen.add(known.order)
            yield known.order, match


def _folded(text: str) -> str:
    """The text without case, as far as patterns see none: there is one letter i."""
    return text.casefold().replace("i\u0307", "i").replace("\u0131", "i")


@cache
def _first_signs() -> frozenset[str]:
    """Signs of which a text has one if it matches any pattern."""
    return frozenset(sign for known in order_patterns() for sign in known.signs[0])


@cache
def order_patterns() -> tuple[OrderPattern, ...]:
    """All patterns."""
    return tuple(
        OrderPattern(order, tuple(tuple(part.split()) for part in signs.split("&")), _expression(pattern))
        for order, known in _ORDERS.items()
        for signs, pattern in known
    )


@cache
def _any_sign() -> re.Pattern[str]:
    """Matches a text with any sign of the first group of any pattern: without one no pattern matches."""
    signs = {sign for known in order_patterns() for sign in known.signs[0]}
    return re.compile("|".join(map(re.escape, sorted(signs))))


def _expression(pattern: str) -> Expression:
    return Expression(pattern.replace(" ", r"\s+").replace(r"\s+?", r"\s*"), re.IGNORECASE | re.DOTALL)
