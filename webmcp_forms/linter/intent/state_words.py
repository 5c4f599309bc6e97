"""The states that hidden inputs give to a thing, by what bringing it there does: `status=cancelled`, `blocked=1`.

They are written as code writes them, in Latin letters and without accents.
"""

from __future__ import annotations

from collections.abc import Sequence

from webmcp_forms.linter.intent.kinds import Kind
from webmcp_forms.linter.phrases import Meanings, Phrases, words


def _listed(text: str) -> Sequence[str]:
    return [phrase.strip() for phrase in text.split(",")]


_NAMES = Phrases.of(
    _listed("""
        status, state, new status, new state, to state, set status, transition, zustand, statut, etat, estado,
        situacao, stato, toestand, stan, tillstand, durum, stav, sostoyanie, joutai, jotai, zhuangtai, sangtae, hala,
        halah, sthiti, keadaan, trang thai
    """)
)
_STATES = Meanings.of(
    {
        Kind.DESTRUCTIVE: _listed("""
            cancelled, canceled, cancelled by user, cancelled by customer, cancelled by patient, deleted, removed,
            revoked, terminated, withdrawn, destroyed, discarded, purged, void, voided, abgesagt, storniert, geloescht,
            gekuendigt, widerrufen, annule, annulee, supprime, supprimee, resilie, resiliee, anulada, anulado,
            cancelada, cancelado, eliminada, eliminado, excluida, excluido, disdetta, disdetto, annullata, annullato,
            cancellata, cancellato, afgezegd, geannuleerd, verwijderd, opgezegd, odwolana, odwolane, odwolany,
            anulowana, anulowane, anulowany, usuniete, usuniety, avbokad, raderad, uppsagd, iptal, iptal edildi,
            silindi, zruseno, zrusena, zruseny, smazano, otmenen, otmeneno, otmenena, udaleno, udalen, skasovano,
            skasovana, vydaleno, torikeshi, kyanseru, quxiao, shanchu, yi quxiao, chwiso, sakje, mulgha, malghi,
            mahdhuf, radd, batal, dibatalkan, dihapus, huy, da huy, da xoa
        """),
        Kind.REVERSIBLE: _listed("""
            draft, entwurf, brouillon, borrador, rascunho, bozza, concept, szkic, utkast, koncept, taslak, chernovik,
            chernetka, shitagaki, caogao, draf, ban nhap, archived, hidden
        """),
        Kind.COMMUNICATION: _listed("""
            published, publish, live, public, sent, submitted, veroeffentlicht, publie, publiee, publicado, publicada,
            pubblicato, gepubliceerd, opublikowany, publicerad, yayinda, zverejneno, opublikovano, terbit
        """),
        Kind.ACCOUNT: _listed("""
            suspended, banned, blocked, deactivated, frozen, gesperrt, suspendu, bloque, suspendido, bloqueado,
            sospeso, bloccato, geblokkeerd, zablokowany, sparrad, zablokovan, locked, disabled, suspendue, bloquee,
            suspendida, bloqueada, bloqueado, sospesa, bloccata, zablokowana, zawieszony, avstangd, askida, engelli,
            zablokovana, zablokirovan, diblokir, bi khoa, khoa
        """),
        Kind.FINANCIAL: _listed("""
            paid, refunded, released, captured, charged, bezahlt, paye, pagado, pago, betald, zaplacena, oplachen
        """),
    }
)

_IN_USE = Phrases.of(
    _listed("""
        active, enabled, aktiv, freigeschaltet, actif, active, activo, activa, ativo, ativa, attivo, attiva, actief,
        aktywny, aktywne, etkin, aktif, aktivni, aktivan, aktiven, kich hoat, hoat dong
    """)
)
_YES = frozenset({"1", "true", "yes", "on", "ja", "oui", "si", "sim", "tak", "ano", "da", "evet", "y"})
_NO = frozenset({"0", "false", "no", "off", "nein", "non", "nao", "nee", "nie", "ne", "net", "hayir", "n"})


def state_kind(name: str, value: str) -> Kind | None:
    """What a request does that gives a field called so this value; None where it is no state, or can be undone."""
    called = words(name)
    if _NAMES.end(called):
        return _STATES.spaced.get(words(value))
    if value.lower() in _YES:
        return _STATES.spaced.get(called[1:] if called[:1] == ("is",) else called)
    return Kind.ACCOUNT if value.lower() in _NO and _IN_USE.end(called) else None
