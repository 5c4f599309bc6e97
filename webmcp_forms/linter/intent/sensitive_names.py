"""What people call fields that hold secrets, payment cards and identity numbers, as whole phrases.

A name or label means such a field when it ends in one of the phrases, apart from words such as "confirm" or "2" after
it. A phrase that also means harmless things stands among the `HINTS` and needs a second sign.
"""

from __future__ import annotations

from enum import Enum

from webmcp_forms.linter.phrases import Meanings, Phrases


class Sensitive(Enum):
    """What a field holds."""

    PASSWORD = "password"  # noqa: S105 - a word
    ONE_TIME_CODE = "one-time code"
    KEY = "secret key"
    CARD_NUMBER = "card number"
    SECURITY_CODE = "security code of a card"
    EXPIRY = "expiry date of a card"
    BANK_ACCOUNT = "bank account number"
    IDENTITY_NUMBER = "identity number"
    PASSPORT = "passport number"
    TAX_NUMBER = "tax number"
    BIRTH_DATE = "date of birth"


NAMES = Meanings.of(
    {
        Sensitive.PASSWORD: (
            *("password", "passwd", "passphrase", "pass phrase", "passcode", "user pass", "userpass", "newpassword"),
            *("oldpassword", "userpassword", "loginpassword", "currentpassword", "confirmpassword", "passwordconfirm"),
            *("passwort", "kennwort", "mot de passe", "mdp", "motdepasse", "contraseña", "clave de acceso"),
            *("clave secreta", "senha", "palavra-passe", "wachtwoord", "lösenord", "adgangskode", "kodeord", "passord"),
            *("salasana", "hasło", "heslo", "jelszó", "lozinka", "slaptažodis", "salasõna", "şifre", "пароль"),
            *("пароля", "парола", "κωδικός πρόσβασης", "סיסמה", "סיסמא", "كلمة المرور", "كلمة السر", "رمز عبور"),
            *("گذرواژه", "पासवर्ड", "kata sandi", "mật khẩu", "รหัสผ่าน", "パスワード", "暗証番号", "密码", "密碼"),
            *("口令", "비밀번호", "패스워드"),
        ),
        Sensitive.KEY: (
            *("api key", "apikey", "api secret", "api token", "access token", "accesstoken", "auth token", "authtoken"),
            *("bearer token", "refresh token", "secret key", "secretkey", "secret access key", "client secret"),
            *("app secret", "private key", "privatekey", "webhook secret", "signing secret", "shared secret"),
            *("encryption key", "personal access token", "pre-shared key", "preshared key", "psk", "wifi key"),
            *("wpa key", "recovery code", "recovery phrase", "seed phrase", "backup code", "session token", "jwt"),
            *("api-schlüssel", "netzwerkschlüssel", "clé api", "clé d'api", "clé secrète", "clave api", "clave de api"),
            *("chave de api", "chave da api", "chiave api", "api-sleutel", "api-nyckel", "klucz api", "api anahtarı"),
            *("api ключ", "секретный ключ", "kunci api", "apiキー", "シークレットキー", "api密钥", "密钥", "api 키"),
        ),
        Sensitive.ONE_TIME_CODE: (
            *("otp", "totp", "one-time code", "one-time password", "one-time passcode", "onetimecode", "otp code"),
            *("otp attempt", "2fa code", "two-factor code", "two-factor authentication code", "mfa code", "sms code"),
            *("security pin", "card pin", "account pin", "login pin", "atm pin", "upi pin", "mpin", "digit pin"),
            *("authenticator app code", "code from your authenticator app", "authenticator app"),
            *("authenticator code", "einmalcode", "einmalpasswort", "einmalkennwort", "mtan", "code à usage unique"),
            *("código de un solo uso", "codice monouso", "codice otp", "eenmalige code", "engångskod"),
            *("kod jednorazowy", "kod sms", "jednorázový kód", "одноразовый код", "одноразовый пароль"),
            *("код из смс", "код из sms", "код з смс", "mã otp", "kode otp", "sms kodu", "ओटीपी"),
            *("ワンタイムパスワード", "短信验证码", "动态码", "動態碼", "일회용 비밀번호"),
        ),
        Sensitive.SECURITY_CODE: (
            *("cvc", "cvv", "cvc2", "cvv2", "cvc code", "cvv code", "cvc number", "cvv number", "cardcvc", "cardcvv"),
            *("card verification code", "card verification value", "card security code", "kartenprüfnummer"),
            *("cryptogramme", "cryptogramme visuel"),
        ),
        Sensitive.CARD_NUMBER: (
            *("credit card number", "credit card no", "credit card", "creditcard", "creditcardnumber", "debit card"),
            *("debit card number", "bank card number", "payment card number", "cc number", "ccnumber", "cc num"),
            *("ccnum", "kreditkartennummer", "numéro de carte bancaire", "numéro de carte de crédit"),
            *("número de tarjeta de crédito", "número do cartão de crédito", "numero carta di credito"),
            *("creditcardnummer", "numer karty kredytowej", "kredi kartı numarası", "номер банковской карты"),
            *("クレジットカード番号", "信用卡号", "信用卡號", "신용카드 번호"),
        ),
        Sensitive.BANK_ACCOUNT: (
            *("iban", "iban number", "iban code", "iban-nummer", "numéro iban", "número iban", "numero iban"),
            *("numer iban", "iban numarası", "routing number", "aba number", "آيبان", "الآيبان", "رقم الآيبان"),
            *("bank account number", "bank account no", "bank account", "bankaccount", "bank account id"),
            *("bsb", "bsb number", "ifsc", "ifsc code", "clabe", "bankkonto", "kontonummer"),
            *("bankkontonummer", "bankleitzahl", "blz", "numéro de compte bancaire", "compte bancaire"),
            *("número de cuenta bancaria", "cuenta bancaria", "número da conta bancária", "conta bancária"),
            *("numero di conto corrente", "conto corrente", "numero conto corrente", "bankrekeningnummer"),
            *("rekeningnummer", "bankkontonummer", "clearingnummer", "numer konta bankowego", "numer rachunku"),
            *("číslo účtu", "číslo bankovního účtu", "номер банковского счета"),
            *("номер банковского счёта", "расчётный счёт", "расчетный счет", "номер банківського рахунку"),
            *("banka hesap numarası", "رقم الحساب البنكي", "बैंक खाता संख्या"),
            *("nomor rekening", "số tài khoản ngân hàng", "口座番号", "银行账号", "银行卡号", "銀行帳號", "계좌번호"),
        ),
        Sensitive.IDENTITY_NUMBER: (
            *("ssn", "social security number", "social security no", "social insurance number", "national id"),
            *("national insurance number", "national insurance no", "nationalid", "national id number"),
            *("national identity number", "national identification number", "identity card number", "id card number"),
            *("identity document number", "personal identity number", "driver's license number"),
            *("drivers license number", "driver license number", "driving licence number", "driving license number"),
            *("residence permit number", "alien registration number", "aadhaar", "aadhar", "aadhaar number"),
            *("aadhar number", "pan card number", "personalausweisnummer", "ausweisnummer"),
            *("sozialversicherungsnummer", "rentenversicherungsnummer", "numéro de sécurité sociale"),
            *("numéro de carte d'identité", "dni", "nie", "curp", "cédula", "cédula de identidad", "cpf"),
            *("número de seguridad social", "número de la seguridad social", "bilhete de identidade"),
            *("cartão de cidadão", "codice fiscale", "numero carta d'identità", "bsn", "burgerservicenummer"),
            *("rijksregisternummer", "personnummer", "cpr-nummer", "fødselsnummer", "henkilötunnus", "hetu", "pesel"),
            *("numer dowodu", "nr dowodu", "numer dowodu osobistego", "rodné číslo", "číslo občanského průkazu"),
            *("снилс", "серия и номер документа", "серія та номер документа", "рнокпп", "tc kimlik no"),
            *("tc kimlik numarası", "tckn", "kimlik numarası", "رقم الهوية", "الرقم القومي", "رقم الإقامة"),
            *("आधार", "आधार नंबर", "आधार संख्या", "पहचान पत्र संख्या", "cccd", "cmnd", "số cccd", "số cmnd"),
            *("căn cước công dân", "no ktp", "nomor ktp", "תעודת זהות", "מספר זהות", "เลขบัตรประชาชน", "マイナンバー"),
            *("個人番号", "身份证", "身份证号", "身份证号码", "身份證字號", "身份證號碼"),
            *("주민등록번호", "외국인등록번호"),
        ),
        Sensitive.PASSPORT: (
            *("passport", "passport number", "passport no", "passportnumber", "passportno", "passport id", "reisepass"),
            *("reisepassnummer", "passnummer", "numéro de passeport", "passeport", "número de pasaporte", "pasaporte"),
            *("passaporte", "número do passaporte", "passaporto", "numero passaporto", "numero di passaporto"),
            *("paspoort", "paspoortnummer", "numer paszportu", "nr paszportu", "číslo pasu", "паспорт"),
            *("номер паспорта", "серия и номер паспорта", "pasaport", "pasaport numarası", "رقم جواز السفر"),
            *("पासपोर्ट नंबर", "số hộ chiếu", "hộ chiếu", "nomor paspor", "パスポート番号", "旅券番号", "护照号"),
            *("护照号码", "護照號碼", "여권번호"),
        ),
        Sensitive.TAX_NUMBER: (
            *("tax id", "taxid", "tax number", "tax identification number", "taxpayer id", "itin", "tax file number"),
            *("steuernummer", "steuer-id", "steueridentifikationsnummer", "numéro fiscal", "nif", "инн", "npwp"),
            *("vergi numarası", "vergi kimlik numarası", "mã số thuế", "納税者番号"),
        ),
    }
)
"""Phrases that say enough by themselves."""

HINTS = Meanings.of(
    {
        Sensitive.ONE_TIME_CODE: (
            *("pin", "verification code", "verificationcode", "authentication code", "authenticationcode", "tan"),
            *("login code", "bestätigungscode", "code de vérification", "código de verificación"),
            *("código de verificação", "codice di verifica", "verificatiecode", "verifieringskod", "kod weryfikacyjny"),
            *("ověřovací kód", "код подтверждения", "код підтвердження", "doğrulama kodu", "رمز التحقق"),
            *("mã xác nhận", "mã xác thực", "kode verifikasi", "認証コード", "確認コード", "验证码", "驗證碼"),
            *("인증번호", "인증코드"),
        ),
        Sensitive.CARD_NUMBER: (
            *("card number", "cardnumber", "card no", "cardno", "card num", "cardnum", "pan", "kartennummer"),
            *("kreditkarte", "numéro de carte", "numéro de la carte", "carte bancaire", "carte de crédit"),
            *("número de tarjeta", "número de la tarjeta", "tarjeta", "tarjeta de crédito", "número do cartão"),
            *("número de cartão", "cartão de crédito", "numero carta", "numero della carta", "carta di credito"),
            *("kaartnummer", "kortnummer", "kreditkort", "numer karty", "karta kredytowa", "číslo karty"),
            *("номер карты", "номер картки", "kart numarası", "kart no", "kart", "kredi kartı", "số thẻ"),
            *("nomor kartu", "رقم البطاقة", "कार्ड नंबर", "カード番号", "卡号", "卡號", "카드 번호"),
        ),
        Sensitive.SECURITY_CODE: (
            *("csc", "security code", "sicherheitscode", "prüfziffer", "code de sécurité", "código de seguridad"),
            *("código de segurança", "codice di sicurezza", "beveiligingscode", "säkerhetskod", "kod zabezpieczający"),
            *("güvenlik kodu", "код безопасности", "セキュリティコード", "安全码"),
        ),
        Sensitive.EXPIRY: (
            *("expiry", "expiry date", "expiration", "expiration date", "exp", "exp date", "expdate", "exp month"),
            *("exp year", "expires", "expiry month", "expiry year", "expiration month", "expiration year"),
            *("card expiry", "valid thru", "mm yy", "gültig bis", "ablaufdatum", "date d'expiration", "caducidad"),
            *("cad", "fecha de caducidad", "fecha de vencimiento", "validade", "data de validade", "scadenza"),
            *("data di scadenza", "vervaldatum", "utgångsdatum", "data ważności", "platnost do", "срок действия"),
            *("термін дії", "son kullanma", "son kullanma tarihi", "skt", "ngày hết hạn", "تاريخ الانتهاء"),
            *("有効期限", "有效期", "유효기간"),
        ),
        Sensitive.BIRTH_DATE: (
            *("birth date", "birthdate", "date of birth", "dateofbirth", "dob", "birthday", "geburtsdatum"),
            *("geburtstag", "date de naissance", "naissance", "fecha de nacimiento", "nacimiento", "nascimento"),
            *("data de nascimento", "data di nascita", "geboortedatum", "födelsedatum", "fødselsdato", "syntymäaika"),
            *("data urodzenia", "datum narození", "дата рождения", "дата народження", "doğum tarihi"),
            *("تاريخ الميلاد", "जन्म तिथि", "ngày sinh", "tanggal lahir", "วันเกิด", "生年月日", "出生日期", "생년월일"),
        ),
    }
)
"""Phrases that also mean harmless things: a library's card number, a captcha, the date on which an offer ends."""

TRAILING = Phrases.of(
    ("confirm", "confirmation", "repeat", "repeated", "again", "retype", "verify", "check", "new", "old"),
    ("current", "first", "second", "plain", "field", "input", "value", "text", "required", "optional"),
    ("number", "no", "nr", "num", "0", "1", "2", "3", "wiederholen", "bestätigen", "neu", "alt", "nouveau"),
    ("actuel", "confirmer", "nueva", "nuevo", "actual", "anterior", "repetir", "nova", "novo", "atual"),
    ("nuova", "attuale", "nieuw", "herhalen", "nytt", "nowe", "ponownie", "tekrar", "baru", "mới"),
)
"""Words after a phrase that leave its meaning as it is."""

OTHER_SECRETS = Phrases.of(
    ("search", "find", "filter", "forgot", "forgotten", "lost", "hint", "tip", "tips", "strength", "policy"),
    ("show", "hide", "has", "is", "remember", "captcha", "count", "length", "postal", "zip", "gift", "coupon"),
    ("certificate", "document", "no password", "without password", "example"),
)
"""Words beside a phrase that make it no secret."""

OTHER_CARDS = Phrases.of(
    ("search", "find", "filter", "last four", "last 4", "last4", "gift", "library", "loyalty", "membership"),
    ("member", "travel", "transit", "sim", "report", "business", "store", "student", "voucher", "coupon"),
    ("insurance", "health", "fuel", "id card", "identity card", "punch", "score", "trading", "bonus"),
    ("kundenkarte", "gutschein", "bibliothek", "bibliotheksausweis", "cadeau", "fidélité", "bibliothèque"),
    ("regalo", "fidelidad", "presente", "fidelidade", "cadeaukaart", "подарочной", "hediye"),
)
"""Words on the form or beside a phrase that make it no payment card."""

OTHER_IDENTITIES = Phrases.of(
    ("search", "find", "filter", "office", "country", "student", "employee", "library", "member", "company"),
    ("business", "organization", "organisation", "vat", "last four", "last 4", "last4", "type", "lookup"),
)
"""Words beside a phrase that make it no number of a person."""

PAYING = Phrases.of(
    ("pay", "payment", "payments", "checkout", "purchase", "buy", "donate", "donation", "order", "subscribe"),
    ("zahlen", "bezahlen", "zahlung", "bestellen", "spenden", "spende", "payer", "paiement", "commande"),
    ("don", "pagar", "pago", "compra", "comprar", "donar", "donación", "pagamento", "doar", "doação", "paga"),
    ("acquista", "dona", "betalen", "betaling", "bestelling", "betala", "betalning", "zapłać", "płatność"),
    ("zaplatit", "platba", "оплата", "оплатить", "сплатити", "ödeme", "öde", "bayar", "pembayaran"),
    ("thanh toán", "دفع", "ادفع", "भुगतान", "支払", "購入", "注文", "支付", "付款", "결제", "주문"),
)
"""Words of a form that takes money."""

ADDRESS = Phrases.of(
    ("address", "street", "city", "town", "state", "district", "postal", "zip", "pincode", "pin code", "area"),
    ("locality", "landmark", "village", "पता", "शहर", "ज़िला", "राज्य"),
)
"""Fields of an address, beside which "PIN" is its postal code in India."""
