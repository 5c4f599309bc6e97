# words of many scripts
"""Buttons that add a row, in any language."""

import pytest

from tests.linter.suitability.tools import form

ROW = "<input name='people[0][name]'>"


@pytest.mark.parametrize(
    "text",
    [
        *("Add another", "Add another guest", "+ Add row", "Zeile hinzufügen", "Weitere Person hinzufügen"),
        *("Ajouter une ligne", "Añadir otra persona", "Agregar fila", "Aggiungi riga", "Adicionar outro"),
        *("Regel toevoegen", "Dodaj kolejną osobę", "Lägg till rad", "Přidat další", "Добавить ещё", "Додати рядок"),
        *("Satır ekle", "Tambah baris", "Thêm dòng", "एक और जोड़ें", "إضافة صف", "行を追加", "添加一行", "행 추가"),
    ],
)
def test_it_is_told_in_any_language(text: str) -> None:
    assert form(f"{ROW}<button type=button>{text}</button>").growing_rows


@pytest.mark.parametrize(
    "button",
    [
        "<button type=button>Add to cart</button>",
        "<button type=button>Help</button>",
        "<button name=_addanother>Save and add another</button>",
        "<a href=/people/new>Add another</a>",
    ],
)
def test_other_buttons(button: str) -> None:
    assert not form(f"{ROW}{button}").growing_rows


def test_a_formset_with_room_for_no_more() -> None:
    management = "<input type=hidden name=form-TOTAL_FORMS value=1><input type=hidden name=form-MAX_NUM_FORMS value={}>"
    add = "<input name=form-0-x><button type=button class=add-row></button>"
    assert form(management.format(1000) + add).growing_rows
    assert not form(management.format(1) + "<input name=form-0-x>").growing_rows
