"""What forms say and write that grow: buttons that add a row, and the markup of libraries that do it."""

from __future__ import annotations

from webmcp_forms.linter.phrases import Phrases

ADD_ANOTHER = Phrases.of(
    ("add another", "add one more", "add more", "add row", "add a row", "add new row", "add line", "add a line"),
    ("add item", "add an item", "add line item", "add field", "add a field", "add entry", "add another entry"),
    ("another row", "one more", "new row", "new line", "insert row", "add extra", "add additional"),
    ("weitere hinzufügen", "weiteren hinzufügen", "weiteres hinzufügen", "zeile hinzufügen", "position hinzufügen"),
    ("neue zeile", "noch eine", "noch einen", "noch ein", "weitere zeile", "weitere person", "weiteres feld"),
    ("feld hinzufügen", "eintrag hinzufügen", "ajouter un autre", "ajouter une autre", "ajouter une ligne"),
    ("ajouter un champ", "ajouter un élément", "nouvelle ligne", "ajouter encore", "añadir otro", "añadir otra"),
    ("agregar otro", "agregar otra", "añadir fila", "agregar fila", "añadir línea", "agregar línea", "nueva fila"),
    ("añadir más", "agregar más", "aggiungi un altro", "aggiungi un'altra", "aggiungi altro", "aggiungi altra"),
    ("aggiungi riga", "aggiungi una riga", "nuova riga", "aggiungi voce", "adicionar outro", "adicionar outra"),
    ("adicionar linha", "adicionar item", "adicionar mais", "acrescentar outro", "acrescentar linha", "nova linha"),
    ("nog een toevoegen", "voeg nog een toe", "rij toevoegen", "regel toevoegen", "nieuwe regel", "nieuwe rij"),
    ("veld toevoegen", "dodaj kolejny", "dodaj kolejną", "dodaj kolejne", "dodaj następny", "dodaj wiersz"),
    ("dodaj pozycję", "dodaj jeszcze", "nowy wiersz", "lägg till en till", "lägg till ett till", "lägg till rad"),
    ("lägg till fler", "ny rad", "přidat další", "přidat řádek", "přidat položku", "nový řádek", "добавить ещё"),
    ("добавить еще", "добавить строку", "ещё один", "еще один", "ещё одну", "добавить поле", "добавить позицию"),
    ("новая строка", "додати ще", "додати рядок", "ще один", "ще одну", "додати поле", "новий рядок"),
    ("додати позицію", "satır ekle", "yeni satır", "bir tane daha ekle", "başka ekle", "daha ekle", "alan ekle"),
    ("kalem ekle", "tambah lagi", "tambah baris", "tambah lainnya", "tambahkan lagi", "baris baru", "tambah item"),
    ("thêm dòng", "thêm hàng", "thêm mục khác", "thêm nữa", "thêm một", "thêm mục", "एक और जोड़ें", "और जोड़ें"),
    ("पंक्ति जोड़ें", "एक और", "إضافة آخر", "إضافة أخرى", "أضف آخر", "أضف أخرى", "إضافة صف", "أضف صفا", "إضافة سطر"),
    ("إضافة المزيد", "行を追加", "項目を追加", "もう一つ追加", "もう1つ追加", "さらに追加", "追加する行"),
    ("もう1件追加", "もう一人追加", "入力欄を追加", "添加一行", "增加一行", "新增一行", "再添加", "再加一"),
    ("添加更多", "继续添加", "添加行", "新增列", "再新增", "添加一项", "행 추가", "항목 추가", "하나 더 추가"),
    ("더 추가", "줄 추가", "추가하기 더", "tilføj række", "tilføj endnu", "legg til rad", "legg til en til"),
    ("lisää rivi", "lisää toinen", "προσθήκη γραμμής", "προσθήκη άλλου", "sor hozzáadása", "még egy", "adaugă rând"),
    ("adaugă încă", "הוסף שורה", "הוסף עוד", "เพิ่มแถว"),
)
"""What buttons say that add a row, as the start of their text or all of it."""

ADD = Phrases.of(
    ("add", "plus", "hinzufügen", "ajouter", "añadir", "agregar", "aggiungi", "adicionar", "toevoegen", "dodaj"),
    ("lägg till", "přidat", "добавить", "додати", "ekle", "tambah", "tambahkan", "thêm", "जोड़ें", "إضافة", "أضف"),
    ("追加", "添加", "新增", "추가"),
)
"""What they say when it is plain what is added."""

NOT_ROWS = Phrases.of(
    ("cart", "basket", "bag", "wishlist", "wish list", "favorites", "favourites", "compare", "calendar", "save"),
    ("to list", "warenkorb", "merkzettel", "panier", "carrito", "cesta", "carrello", "carrinho", "winkelwagen"),
    ("koszyka", "varukorgen", "košíku", "корзину", "кошик", "sepete", "keranjang", "giỏ", "थैले", "السلة", "カート"),
    ("购物车", "장바구니", "contact me"),
)
"""What is added elsewhere."""

REMOVE_ROW = Phrases.of(
    ("remove row", "delete row", "remove line", "delete line", "remove this", "remove item", "zeile entfernen"),
    ("zeile löschen", "supprimer la ligne", "eliminar fila", "quitar fila", "rimuovi riga", "elimina riga"),
    ("remover linha", "rij verwijderen", "regel verwijderen", "usuń wiersz", "ta bort rad", "odebrat řádek"),
    ("удалить строку", "видалити рядок", "satırı sil", "hapus baris", "xóa dòng", "पंक्ति हटाएँ", "حذف الصف"),
    ("行を削除", "删除行", "删除此行", "행 삭제"),
)
"""What buttons say that take one away."""

ROW_CODE = Phrases.of(
    ("add row", "addrow", "add line", "addline", "add item", "additem", "add field", "addfield", "add another"),
    ("add more", "addmore", "add entry", "new row", "newrow", "clone row", "duplicate row", "append row"),
    ("insert row", "add form", "addform", "add formset", "add nested", "add fields", "add association", "zeile neu"),
    ("add passenger", "add guest", "add person", "add member", "add participant", "add option", "add question"),
    ("add address", "add phone", "add email", "add child", "add contact", "add ingredient", "add step", "add answer"),
    ("add variant", "add product", "repeater add"),
)
"""What the ids, classes and handlers of those buttons say."""

LIBRARY_CLASSES = {
    "add_fields": "cocoon",
    "add_nested_fields": "nested_form",
    "nested-fields": "cocoon",
    "nested_fields": "nested_form",
    "remove_fields": "cocoon",
    "remove_nested_fields": "nested_form",
    "dynamic-form-add": "django-dynamic-formset",
    "add-row": "a formset",
    "addrow": "a formset",
    "add-form-row": "a formset",
    "empty-form": "a formset",
    "empty-formset": "a formset",
    "formset-row": "a formset",
    "formset-form": "a formset",
    "inline-related": "Django admin",
    "repeater-add": "a repeater",
    "data-repeater-item": "a repeater",
    "wpcf7-field-groups": "Contact Form 7",
    "gfield_list": "Gravity Forms",
    "add_list_item": "Gravity Forms",
    "acf-repeater": "ACF",
    "add-another-item": "a formset",
    "moj-add-another": "MoJ Add another",
    "moj-add-another__add-button": "MoJ Add another",
    "field-multiple-table": "Drupal",
    "field-add-more-submit": "Drupal",
}
"""Classes in lower case, and whose they are."""

SURE_CLASSES = frozenset(LIBRARY_CLASSES) - {
    "add-row",
    "addrow",
    "inline-related",
    "nested-fields",
    "field-multiple-table",
}
SURE_CLASSES -= {"formset-row", "formset-form", "nested_fields"}
"""Those that are only there where rows can be added."""

LIBRARY_ATTRIBUTES = {
    "data-association-insertion-template": "cocoon",
    "data-association-insertion-node": "cocoon",
    "data-association": "cocoon",
    "data-blueprint": "nested_form",
    "data-blueprint-id": "nested_form",
    "data-prototype": "Symfony",
    "data-prototype-name": "Symfony",
    "data-nested-form-target": "stimulus-rails-nested-form",
    "data-nested-form-wrapper-selector-value": "stimulus-rails-nested-form",
    "data-repeater-create": "jquery.repeater",
    "data-repeater-list": "jquery.repeater",
    "data-formset-add": "django-formset-js",
    "data-formset-empty-form": "django-formset-js",
    "data-formset-prefix": "django-formset-js",
    "data-add-another": "a formset",
    "data-collection-add-btn": "Symfony",
    "data-form-prefix": "a formset",
}
"""Attributes, and whose they are."""

GROWING_HOLES = ("empty_form", "link_to_add_association", "link_to_add", "link_to_add_fields", "vars.prototype")
"""What templates print of forms that grow."""
