"""What a field for an address is called that something is sent to: that of somebody else than who fills the form."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

RECIPIENTS = Phrases.of(
    ("to", "send to", "recipient", "recipients", "recipient email", "recipient name", "friend", "friend email"),
    ("friend s email", "their email", "receiver", "addressee", "invitee", "mail to"),
    ("an", "empfänger", "empfaenger", "empfängeradresse", "adressat", "an wen"),
    ("à", "destinataire", "destinataires", "pour qui", "ami", "e-mail de l'ami"),
    ("para", "destinatario", "destinataria", "destinatarios", "amigo", "destinatário"),
    ("a", "destinatari", "amico", "ontvanger", "aan", "till", "mottagare", "do", "odbiorca", "adresat"),
    ("komu", "příjemce", "kime", "alıcı", "alici", "кому", "получатель", "отримувач", "одержувач"),
    (
        "宛先",
        "送り先",
        "收件人",
        "받는 사람",
        "받는사람",
        "수신자",
        "إلى",
        "المستلم",
        "प्राप्तकर्ता",
        "kepada",
        "penerima",
    ),
    ("người nhận", "nguoi nhan", "gửi đến"),
)
"""Whole names and labels."""
