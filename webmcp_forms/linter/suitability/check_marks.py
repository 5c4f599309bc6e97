"""Markup and words that tests for people are known by: CAPTCHAs, pictures of letters, sums, one-time codes."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

VENDOR_CLASSES = {
    "g-recaptcha": "reCAPTCHA",
    "grecaptcha-badge": "reCAPTCHA",
    "h-captcha": "hCaptcha",
    "cf-turnstile": "Turnstile",
    "frc-captcha": "Friendly Captcha",
    "mtcaptcha": "MTCaptcha",
    "geetest_holder": "GeeTest",
    "geetest_captcha": "GeeTest",
    "geetest_btn": "GeeTest",
    "geetest_radar_tip": "GeeTest",
    "gee-test": "GeeTest",
    "smart-captcha": "SmartCaptcha",
    "procaptcha": "Procaptcha",
    "botdetect": "BotDetect",
    "bdc_captchadiv": "BotDetect",
    "lbd_captchadiv": "BotDetect",
    "wpcf7-recaptcha": "reCAPTCHA",
    "wpcf7-turnstile": "Turnstile",
    "wpcf7-captchac": "Really Simple CAPTCHA",
    "ginput_recaptcha": "reCAPTCHA",
    "wpforms-is-recaptcha": "reCAPTCHA",
    "wpforms-recaptcha-container": "reCAPTCHA",
    "nc-container": "Alibaba Cloud CAPTCHA",
    "yidun": "NetEase Yidun",
    "yidun_panel": "NetEase Yidun",
    "tcaptcha": "Tencent CAPTCHA",
    "keycaptcha": "KeyCAPTCHA",
    "funcaptcha": "Arkose",
    "arkose": "Arkose",
    "altcha": "ALTCHA",
    "lemin-cropped-captcha": "Lemin",
    "slide-verify": "a slider CAPTCHA",
    "slider-captcha": "a slider CAPTCHA",
    "slidercaptcha": "a slider CAPTCHA",
    "drag-captcha": "a slider CAPTCHA",
    "vue-puzzle-vcode": "a slider CAPTCHA",
}
"""Classes in lower case, and whose they are."""

VENDOR_IDS = {
    "arkose-enforce": "Arkose",
    "funcaptcha": "Arkose",
    "tencentcaptcha": "Tencent CAPTCHA",
    "fc-token": "Arkose",
    "lemin-cropped-captcha": "Lemin",
}
"""Ids in lower case, and whose they are."""

VENDOR_NAMES = {
    "g-recaptcha-response": "reCAPTCHA",
    "recaptcha_response_field": "reCAPTCHA",
    "recaptcha_challenge_field": "reCAPTCHA",
    "h-captcha-response": "hCaptcha",
    "cf-turnstile-response": "Turnstile",
    "frc-captcha-solution": "Friendly Captcha",
    "frc-captcha-response": "Friendly Captcha",
    "mtcaptcha-verifiedtoken": "MTCaptcha",
    "geetest_challenge": "GeeTest",
    "geetest_validate": "GeeTest",
    "geetest_seccode": "GeeTest",
    "lot_number": "GeeTest",
    "fc-token": "Arkose",
    "smart-token": "SmartCaptcha",
    "procaptcha-response": "Procaptcha",
    "altcha": "ALTCHA",
    "cap-token": "Cap",
    "neecaptchavalidate": "NetEase Yidun",
}
"""Names of controls in lower case, and whose they are."""

VENDOR_TAGS = {
    "altcha-widget": "ALTCHA",
    "cap-widget": "Cap",
    "private-captcha": "Private Captcha",
    "recaptcha": "reCAPTCHA",
    "re-captcha": "reCAPTCHA",
    "ngx-recaptcha2": "reCAPTCHA",
    "ng-hcaptcha": "hCaptcha",
    "ngx-turnstile": "Turnstile",
    "vue-hcaptcha": "hCaptcha",
    "vue-recaptcha": "reCAPTCHA",
    "vue-turnstile": "Turnstile",
    "captcha-widget": "a CAPTCHA",
    "gcaptcha": "a CAPTCHA",
}
"""Tags of custom elements, and whose they are."""

VENDOR_COMPONENTS = {
    "ReCAPTCHA": "reCAPTCHA",
    "Recaptcha": "reCAPTCHA",
    "ReCaptcha": "reCAPTCHA",
    "GoogleReCaptcha": "reCAPTCHA",
    "HCaptcha": "hCaptcha",
    "VueHcaptcha": "hCaptcha",
    "Turnstile": "Turnstile",
    "NuxtTurnstile": "Turnstile",
    "VueTurnstile": "Turnstile",
    "VueRecaptcha": "reCAPTCHA",
    "FriendlyCaptcha": "Friendly Captcha",
    "Captcha": "a CAPTCHA",
    "GeeTest": "GeeTest",
}
"""Components, and whose they are."""

VENDOR_HOLES = (
    "recaptcha_tags",
    "recaptcha_v3",
    "hcaptcha_tags",
    "turnstile_tag",
    "nocaptcha::display",
    "captcha_img",
    "captcha_tag",
    "show_simple_captcha",
    "rucaptcha_input_tag",
    "rucaptcha_image_tag",
    "invisible_captcha",
    "form.captcha",
    "form.recaptcha",
    "form.turnstile",
    "captcha_html",
    "captcha()",
    "captcha|",
    "x-turnstile",
    "x-recaptcha",
    "x-captcha",
    "recaptcha.render",
)
"""What templates call, in lower case. `invisible_captcha` of Rails is a honeypot and not among the answers."""

CAPTCHA_WORDS = frozenset(
    {"captcha", "recaptcha", "hcaptcha", "kaptcha", "turnstile", "securimage", "капча", "kapcha", "rucaptcha"}
    | {"verifycode", "checkcode", "validatecode", "imgcode", "vcode", "yzm", "randcode", "seccode", "captchacode"}
    | {"captchaimg", "captchaimage", "imgcaptcha", "captchatext", "captchainput", "captchaanswer", "simplecaptcha"}
    | {"capcha", "yanzhengma", "imagecode", "piccode", "verifyimg", "codeimg", "validcode", "authimg", "antibot"}
    | {"antispam"}
)
"""Words of names, ids, classes and addresses."""

SURE_WORDS = frozenset(word for word in CAPTCHA_WORDS if "captcha" in word or word in ("securimage", "turnstile"))
"""Those that need no picture beside the field."""

ANSWER_WORDS = frozenset(
    {"code", "text", "input", "answer", "value", "solution", "response", "word", "field", "verify", "verification"}
    | {"1", "challenge", "entry", "user", "form", "result", "c", "phrase", "string", "letters", "characters", "chars"}
    | {"check", "question", "confirm", "number", "num", "img", "image", "contact", "comment", "login", "id", "my"}
    | {"wpcf7", "the"}
)
"""Words around those in the name of a field that takes the answer."""

SETTING_WORDS = frozenset(
    {"key", "secret", "site", "sitekey", "enable", "enabled", "type", "provider", "threshold", "score", "version"}
    | {"use", "private", "public", "settings", "setting", "disable", "mode", "config", "option", "length", "width"}
    | {"height"}
)
"""Words around those in the settings of a site that uses one."""

PICTURE = Phrases.of(
    ("captcha", "re captcha", "recaptcha", "captcha code", "enter the characters", "characters in the image"),
    ("characters shown", "text in the image", "letters in the image", "letters in the picture", "code in the image"),
    ("code from the image", "code shown", "text from the image", "image verification", "security image"),
    ("type the text", "characters you see", "spam protection", "anti spam", "antispam", "human verification"),
    ("zeichen aus dem bild", "zeichen im bild", "code aus dem bild", "code im bild", "spamschutz"),
    ("sicherheitsabfrage", "bildcode", "buchstaben im bild", "caractères de l'image", "code de l'image"),
    ("texte de l'image", "recopiez le code", "recopier le code", "recopiez les caractères", "anti robot", "antirobot"),
    ("caracteres de la imagen", "código de la imagen", "texto de la imagen", "letras de la imagen"),
    ("caratteri dell'immagine", "codice nell'immagine", "caratteri che vedi", "codice dell'immagine"),
    ("testo dell'immagine", "caracteres da imagem", "código da imagem", "letras da imagem", "texto da imagem"),
    ("tekens uit de afbeelding", "code in de afbeelding", "code uit de afbeelding", "neem de tekens over"),
    ("overtypen", "typ de code over", "kod z obrazka", "przepisz kod", "tekst z obrazka", "znaki z obrazka"),
    ("przepisz znaki", "skriv av tecknen", "tecknen i bilden", "koden i bilden", "texten i bilden", "opište kód"),
    ("kód z obrázku", "opište text", "znaky z obrázku", "код с картинки", "символы с картинки", "текст с картинки"),
    ("цифры с картинки", "капча", "капчу", "код с изображения", "введите символы", "код з картинки"),
    ("символи з картинки", "текст з картинки", "код із зображення", "код на картинке", "символы на картинке"),
    (
        "resimdeki",
        "resimdeki kod",
        "resimdeki karakterler",
        "resimdeki yazı",
        "güvenlik kodunu girin",
        "resimde gördüğünüz",
    ),
    ("kode captcha", "kode pada gambar", "kode di gambar", "kode gambar", "huruf pada gambar", "mã captcha"),
    ("mã trong hình", "nhập mã hình", "ký tự trong hình", "mã bảo vệ", "mã hình ảnh", "कैप्चा", "चित्र में दिखाए"),
    ("चित्र में लिखे", "छवि में", "كابتشا", "رمز الصورة", "الرمز في الصورة", "الأحرف في الصورة", "الحروف الظاهرة"),
    ("画像認証", "画像の文字", "画像に表示", "表示された文字", "画像内の文字", "图形验证码", "图片验证码"),
    ("圖形驗證碼", "圖片驗證碼", "看不清", "点击图片", "자동등록방지", "자동입력방지", "보안문자", "자동가입방지"),
    ("그림문자", "이미지 문자", "billedet", "bildet", "kuvan merkit", "εικόνας", "képen látható", "din imagine"),
)
"""What labels say of pictures with letters."""

CODE_WORDS = Phrases.of(
    ("验证码", "驗證碼", "校验码", "验证字符", "인증문자", "認証文字", "verification code", "security code"),
    ("mã xác nhận",),
)
"""What labels say of those pictures and also of codes that are sent: it takes a picture beside the field."""

ROBOT = Phrases.of(
    ("not a robot", "i'm not a robot", "i am human", "i am a human", "are you human", "prove you are human"),
    ("not a bot", "you are human", "you're human", "kein roboter", "bin ein mensch", "sie ein mensch sind"),
    ("du ein mensch bist", "pas un robot", "suis humain", "êtes humain", "no soy un robot", "soy humano"),
    ("non sono un robot", "sono umano", "não sou um robô", "não sou robô", "sou humano", "geen robot"),
    ("een mens bent", "nie jestem robotem", "jestem człowiekiem", "inte en robot", "är människa", "nejsem robot"),
    ("jsem člověk", "не робот", "я человек", "я людина", "robot değilim", "insanım", "bukan robot", "saya manusia"),
    ("không phải là robot", "không phải người máy", "là con người", "रोबोट नहीं", "इंसान हूँ", "لست روبوت"),
    ("لست روبوتا", "لست برنامج روبوت", "ロボットではありません", "人間です", "不是机器人", "不是機器人", "我是人类"),
    ("로봇이 아닙니다", "사람입니다", "ikke en robot", "en ole robotti", "nem vagyok robot", "nu sunt robot"),
)
"""What people tick to say that they are people."""

QUESTION_NAMES = Phrases.of(
    ("antispam", "anti spam", "spam question", "security question answer", "human test", "humantest", "not a robot"),
    ("are you human", "human check", "humancheck", "bot check answer", "quiz", "math", "sum", "spamcheck"),
    ("spam check",),
)
"""How fields are called that take the answer to a question against robots."""
