"""What fields are called that say what somebody may do: "Role", "Access level"; whoever changes those grants access."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

ACCESS = Phrases.of(
    ("role", "roles", "role id", "user role", "member role", "permission", "permissions", "permission level", "access"),
    ("access level", "access rights", "user rights", "privileges"),
    ("rolle", "rollen", "berechtigung", "berechtigungen", "rechte", "zugriff", "zugriffsrechte"),
    ("rôle", "rôles", "droits", "droits d'accès", "autorisations", "permissions d'accès"),
    ("rol", "permiso", "permisos", "nivel de acceso", "derechos"),
    ("papel", "papéis", "permissão", "permissões", "nível de acesso", "perfil de acesso"),
    ("ruolo", "ruoli", "permesso", "permessi", "livello di accesso", "diritti"),
    ("rol", "rollen", "rechten", "toegang", "toegangsrechten", "machtigingen"),
    ("rola", "role", "uprawnienia", "dostęp", "poziom dostępu", "prawa dostępu"),
    ("roll", "roller", "behörighet", "behörigheter", "rättigheter", "åtkomst"),
    ("role", "oprávnění", "práva", "přístup", "úroveň přístupu"),
    ("rol", "roller", "yetki", "yetkiler", "izinler", "erişim", "erişim düzeyi"),
    ("роль", "роли", "права", "права доступа", "доступ", "уровень доступа", "полномочия"),
    ("роль", "ролі", "права", "права доступу", "доступ", "рівень доступу", "повноваження"),
    ("役割", "ロール", "権限", "アクセス権", "アクセスレベル"),
    ("角色", "权限", "權限", "访问权限", "역할", "권한", "접근 권한"),
    ("دور", "الدور", "صلاحية", "الصلاحيات", "صلاحيات", "الأذونات", "مستوى الوصول"),
    ("भूमिका", "अनुमति", "अनुमतियाँ", "अधिकार", "पहुँच स्तर"),
    ("vai trò", "quyền", "quyền hạn", "phân quyền", "mức truy cập"),
    ("peran", "izin", "hak akses", "tingkat akses", "wewenang"),
)
"""Whole names and labels."""
