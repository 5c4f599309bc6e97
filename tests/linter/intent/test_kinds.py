"""What forms do, by how they are sent, what they ask and what stands around them."""

from __future__ import annotations

import pytest

from tests.linter.intent.single_forms import intent_of, tool_of
from webmcp_forms.linter.intent.kinds import Kind


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("<button>Delete account</button>", Kind.DESTRUCTIVE),
        ("<button>Search deleted items</button>", Kind.QUERY),
        ("<button>Remove from cart</button>", Kind.REVERSIBLE),
        ("<button>Clear filters</button><button>Go</button>", Kind.QUERY),
        ("<button>Pay and check out</button>", Kind.FINANCIAL),
        ("<button>Check payment status</button>", Kind.QUERY),
        ("<button>Send message</button>", Kind.COMMUNICATION),
        ("<button>Change password</button>", Kind.ACCOUNT),
        ("<button>Save draft</button><textarea name=message></textarea>", Kind.REVERSIBLE),
        ("<button>Preview</button><button>Publish</button>", Kind.COMMUNICATION),
        ("<button>Delete</button><button name=back>Back</button>", Kind.DESTRUCTIVE),
        ("<button>Go</button>", Kind.UNKNOWN),
        ("<button type=reset>Delete all</button><button>Go</button>", Kind.UNKNOWN),
        ("<a href='/'>Delete all</a><button>Go</button>", Kind.UNKNOWN),
        ("<button>Continue</button><input name=c autocomplete=cc-number>", Kind.FINANCIAL),
        ("<button>Continue</button><input type=password name=p>", Kind.ACCOUNT),
        ("<button>Find answers</button><input name=q placeholder='password strength tips'>", Kind.QUERY),
        (
            "<select name=action><option selected>Delete selected<option>Archive</select><button>Go</button>",
            Kind.DESTRUCTIVE,
        ),
        ("<select name=state><option selected>Deleted<option>Archived</select><button>Go</button>", Kind.UNKNOWN),
        ("<button><svg><use href='#icon-trash'/></svg></button>", Kind.DESTRUCTIVE),
        ("<input name=c pattern=DELETE><button>OK</button>", Kind.DESTRUCTIVE),
    ],
)
def test_what_a_form_says_it_does(form: str, kind: Kind) -> None:
    assert intent_of(form).kind is kind


@pytest.mark.parametrize(
    ("attributes", "kind"),
    [
        ('method="get"', Kind.QUERY),
        ("", Kind.QUERY),
        ('method="post"', Kind.UNKNOWN),
        ('method="post" action="/users/7/delete"', Kind.DESTRUCTIVE),
        ('method="post" action="/orders/search"', Kind.QUERY),
        ('method="post" action="/mail/7/archive"', Kind.REVERSIBLE),
        ('method="post" action="/index.php?action=unsubscribe"', Kind.ACCOUNT),
        ('hx-delete="/x/7"', Kind.DESTRUCTIVE),
        ('method="post" action="/x" onsubmit="return confirm(\'Delete it?\')"', Kind.DESTRUCTIVE),
        ('method="post" action="/loeschen"', Kind.DESTRUCTIVE),
        ('method="post" action="/sil"', Kind.UNKNOWN),
        ('method="post" action="/signup"', Kind.ACCOUNT),
        ('method="get" action="/order"', Kind.QUERY),
        ('method="post" lang="de" action="/konto/loeschen"', Kind.DESTRUCTIVE),
        ('method="post" lang="ru" action="/akkaunt/udalit"', Kind.DESTRUCTIVE),
        ('method="dialog"', Kind.UNKNOWN),
        ('method="post" action="${req.request_path}"', Kind.UNKNOWN),
    ],
)
def test_how_and_where_a_form_is_sent(attributes: str, kind: Kind) -> None:
    assert intent_of("<input name=n><button>OK</button>", attributes).kind is kind


@pytest.mark.parametrize(
    ("language", "button", "trash"),
    [
        ("en", "Restore", "Trash"),
        ("de", "Wiederherstellen", "Papierkorb"),
        ("pl", "Przywróć", "Kosz"),
        ("tr", "Geri yükle", "Çöp kutusu"),
        ("ko", "복원", "휴지통"),
        ("ar", "استعادة", "سلة المحذوفات"),
    ],
)
def test_what_is_restored_from_the_trash_does_no_harm(language: str, button: str, trash: str) -> None:
    attributes = f'method="post" action="/files/7" lang="{language}"'
    assert intent_of(f"<button>{button}</button>", attributes).kind is Kind.DESTRUCTIVE
    assert intent_of(f"<h2>{trash}</h2><button>{button}</button>", attributes).kind is Kind.REVERSIBLE


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("<input type=hidden name=status value=cancelled>", Kind.DESTRUCTIVE),
        ("<input type=hidden name=order[status] value=storniert>", Kind.DESTRUCTIVE),
        ("<input type=hidden name=state value=published>", Kind.COMMUNICATION),
        ("<input type=hidden name=new_status value=suspended>", Kind.ACCOUNT),
        ("<input type=hidden name=is_locked value=1>", Kind.ACCOUNT),
        ("<input type=hidden name=gesperrt value=true>", Kind.ACCOUNT),
        ("<input type=hidden name=user[active] value=0>", Kind.ACCOUNT),
        ("<input type=hidden name=post_status value=draft>", Kind.REVERSIBLE),
        ("<input type=hidden name=previous value=cancelled>", Kind.UNKNOWN),
        ("<input type=hidden name=locked value=0>", Kind.UNKNOWN),
        ("<input type=hidden name=active value=1>", Kind.UNKNOWN),
    ],
)
def test_the_state_that_a_hidden_input_sets(field: str, kind: Kind) -> None:
    assert intent_of(f"{field}<button>OK</button>").kind is kind
    assert intent_of(f"{field}<input name=from><button>OK</button>", 'method="get"').kind is Kind.QUERY
    assert intent_of(f"{field}<button>Search</button>").kind is Kind.QUERY


def test_what_somebody_asks_is_not_what_is_done() -> None:
    assert (
        intent_of("<h2>When can I cancel?</h2><input name=n><button>Work it out</button>").kind is not Kind.DESTRUCTIVE
    )
    assert intent_of("<h2>Cancel the order?</h2><input name=n><button>OK</button>").kind is Kind.DESTRUCTIVE
    assert intent_of("<input name=n><button>How much do I pay?</button>").kind is Kind.QUERY
    assert (
        intent_of("<p>Are you sure that you want to delete what is here?</p><button>OK</button>").kind
        is Kind.DESTRUCTIVE
    )


def test_a_form_that_many_people_hear_of_tells_them() -> None:
    assert intent_of("<p>1,204 recipients</p><button>Off we go</button>").kind is Kind.COMMUNICATION
    assert intent_of("<p>1,204 recipients</p><button>Preview</button>").kind is Kind.QUERY
    assert intent_of("<label>Recipients <input name=n></label><button>Preview</button>").kind is Kind.QUERY


def test_a_short_name_makes_no_search_of_a_choice() -> None:
    assert intent_of("<select name=s><option>A</select><button>OK</button>").kind is Kind.UNKNOWN
    assert intent_of("<input name=s><button>OK</button>").kind is Kind.UNKNOWN
    assert intent_of("<input name=q><button>OK</button>").kind is Kind.QUERY


def test_who_leaves_a_text_and_a_number_wants_to_be_heard() -> None:
    fields = "<label>Signs <textarea name=a></textarea></label><label>Reach me <input type=tel name=b></label>"
    assert intent_of(f"{fields}<button>OK</button>").kind is Kind.COMMUNICATION
    assert intent_of(f"{fields}<button>Save draft</button>").kind is Kind.REVERSIBLE
    assert intent_of("<input type=tel name=b><button>OK</button>").kind is Kind.UNKNOWN


@pytest.mark.parametrize(
    ("button", "kind"),
    [
        ("Send sighting", Kind.COMMUNICATION),
        ("Skicka in iakttagelse", Kind.COMMUNICATION),
        ("Prześlij widokówkę", Kind.COMMUNICATION),
        ("Send", Kind.UNKNOWN),
        ("Send form", Kind.UNKNOWN),
        ("Jetzt absenden", Kind.UNKNOWN),
    ],
)
def test_who_sends_a_thing_tells_somebody(button: str, kind: Kind) -> None:
    assert intent_of(f"<button>{button}</button>").kind is kind


def test_what_is_in_the_basket_can_be_put_back_where_the_heading_says_so() -> None:
    heading = "<h2>Vara i varukorgen</h2>"
    assert intent_of(f"{heading}<button>Ta bort</button>", 'method="post" lang="sv"').kind is Kind.REVERSIBLE
    assert intent_of("<button>Ta bort</button>", 'method="post" lang="sv"').kind is Kind.DESTRUCTIVE


@pytest.mark.parametrize(
    ("button", "kind"),
    [("♥", Kind.REVERSIBLE), ("★", Kind.REVERSIBLE), ("🗑️", Kind.DESTRUCTIVE), ("🔍", Kind.QUERY), ("×", Kind.UNKNOWN)],
)
def test_a_symbol_stands_for_words(button: str, kind: Kind) -> None:
    assert intent_of(f"<button>{button}</button>").kind is kind


def test_what_is_numbered_is_a_thing() -> None:
    assert intent_of("<h2>Post 7</h2><button>♥</button>").kind is Kind.REVERSIBLE
    assert intent_of("<h2>Order 66</h2><button>OK</button>").kind is Kind.UNKNOWN
    assert intent_of("<h2>Post comment 7</h2><button>OK</button>").kind is Kind.COMMUNICATION


def test_a_field_asks_and_the_form_looks_nothing_up_for_that() -> None:
    fields = "<label>Where? <input name=where></label><label>Why? <input name=why></label>"
    assert intent_of(f"{fields}<button>Get help</button>").kind is Kind.COMMUNICATION
    assert intent_of(f"{fields}<button>OK</button>").kind is Kind.UNKNOWN
    assert intent_of(f"<h2>Where is my parcel?</h2>{fields}<button>OK</button>").kind is Kind.QUERY


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("<h2>Which logo should the club wear?</h2><button>Pick</button>", Kind.COMMUNICATION),
        ("<h2>Welches Logo soll der Verein tragen?</h2><button>Wählen</button>", Kind.COMMUNICATION),
        ("<h2>When does my ticket end?</h2><button>OK</button>", Kind.QUERY),
        ("<h2>Where is my parcel?</h2><button>Find</button>", Kind.QUERY),
        ("<h2>Which size?</h2><button>Add to cart</button>", Kind.REVERSIBLE),
    ],
)
def test_whoever_answers_a_question_tells_somebody_but_not_who_asks_it(form: str, kind: Kind) -> None:
    assert intent_of(form).kind is kind


def test_a_question_above_what_is_sent_by_get_is_looked_up() -> None:
    assert intent_of("<h2>Which train is late?</h2><input name=line><button>OK</button>", "").kind is Kind.QUERY


@pytest.mark.parametrize(
    ("attributes", "form", "kind"),
    [
        ('method="post" action="/admin/impersonate"', "<button>View</button>", Kind.ACCOUNT),
        ('method="post" action="/keys/revoke"', "<button>Show result</button>", Kind.DESTRUCTIVE),
        ('method="post" action="/keys"', "<button>View</button>", Kind.QUERY),
        ('method="get" action="/users/delete"', "<input name=q><button>Search</button>", Kind.QUERY),
    ],
)
def test_what_an_address_does_is_done_whatever_a_button_shows(attributes: str, form: str, kind: Kind) -> None:
    assert intent_of(form, attributes).kind is kind


def test_what_is_lost_outweighs_what_a_form_is_only_about() -> None:
    lost = "<h2>New journey</h2><p>The old one will be overwritten.</p><button>Begin</button>"
    assert intent_of(lost).kind is Kind.DESTRUCTIVE
    assert intent_of("<h2>New journey</h2><button>Begin</button>").kind is not Kind.DESTRUCTIVE


def test_a_basket_at_the_address_of_a_trash_can_is_one() -> None:
    form = "<h2>Корзина</h2><button>Очистить корзину</button>"
    assert intent_of(form, 'method="post" action="/disk/trash"').kind is Kind.DESTRUCTIVE
    assert intent_of(form, 'method="post" action="/shop/cart"').kind is Kind.REVERSIBLE


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("<h2>Your loan</h2><input name=amount><p>This is only an estimate.</p><button>Send</button>", Kind.QUERY),
        ("<h2>Ihr Kredit</h2><input name=betrag><p>Unverbindlich.</p><button>Absenden</button>", Kind.QUERY),
        ("<h2>Your loan</h2><p>This is only an estimate.</p><button>Apply for the loan</button>", Kind.FINANCIAL),
        ("<p>You can undo this.</p><button>Away with it</button>", Kind.REVERSIBLE),
        ("<p>You can undo this.</p><button>Delete account</button>", Kind.DESTRUCTIVE),
    ],
)
def test_a_promise_counts_unless_a_button_says_otherwise(form: str, kind: Kind) -> None:
    assert intent_of(form).kind is kind


@pytest.mark.parametrize(
    ("field", "kind"),
    [
        ("<input type=email name=to>", Kind.COMMUNICATION),
        ("<label>Empfänger <input type=email name=x></label>", Kind.COMMUNICATION),
        ("<input type=email name=x>", Kind.UNKNOWN),
        ("<input name=to>", Kind.UNKNOWN),
    ],
)
def test_what_has_a_recipient_is_sent_to_somebody(field: str, kind: Kind) -> None:
    assert intent_of(f"{field}<button>OK</button>").kind is kind


def test_a_choice_of_actions_that_can_all_be_undone_is_reversible() -> None:
    choices = "<option value=1>Archive<option value=2>Star"
    assert intent_of(f"<select name=op>{choices}</select><button>Go</button>").kind is Kind.REVERSIBLE
    more = f"{choices}<option value=3>Delete"
    assert intent_of(f"<select name=op>{more}</select><button>Go</button>").kind is Kind.DESTRUCTIVE


def test_where_something_is_saved_options_of_a_search_are_none() -> None:
    form = "<h2>Search and display options</h2><button>Save</button>"
    assert intent_of(form, 'method="post" action="/me/privacy"').kind is not Kind.QUERY


def test_a_box_to_tick_that_speaks_of_reading_is_a_permission() -> None:
    form = "<h3>API keys</h3><label><input type=checkbox name=may> Read orders</label><button>Create</button>"
    assert intent_of(form).kind is Kind.ACCOUNT


def test_one_text_of_a_button_may_say_how_another_is_meant() -> None:
    form = '<input type=hidden name=_method value=DELETE><button title="Aus dem Vergleich nehmen">Löschen</button>'
    assert intent_of(form).kind is Kind.REVERSIBLE
    assert intent_of(form.replace(' title="Aus dem Vergleich nehmen"', "")).kind is Kind.DESTRUCTIVE


@pytest.mark.parametrize(
    ("around", "kind"),
    [
        ("<p>All data will be deleted for good.</p>{}", Kind.DESTRUCTIVE),
        ("{}<small>14.90 is charged to your card.</small>", Kind.FINANCIAL),
        ("<h2>Delete project?</h2>{}", Kind.DESTRUCTIVE),
        ("<p>Are you sure that you want to delete the page?</p>{}", Kind.DESTRUCTIVE),
        ("<p>You can delete pages in the menu.</p>{}", Kind.UNKNOWN),
        ("<p>All data will be deleted.</p><form><button>x</button></form>{}", Kind.UNKNOWN),
        ("<h2>Component from scratch</h2>{}", Kind.UNKNOWN),
        ("<h2>Check-in simulator</h2>{}", Kind.QUERY),
    ],
)
def test_what_stands_around_a_form(around: str, kind: Kind) -> None:
    form = '<form method="post" toolname="xyz" tooldescription="xyz"><button>OK</button></form>'
    assert tool_of(f"<section>{around.format(form)}</section>").intent.kind is kind


def test_template_languages_say_it_in_routes_handlers_and_translations() -> None:
    start = '<form toolname="xyz" tooldescription="xyz" method="post"'
    assert (
        tool_of(
            f"{start} action=\"{{% url 'user_delete' 3 %}}\"><button>OK</button></form>", language="jinja"
        ).intent.kind
        is Kind.DESTRUCTIVE
    )
    translated = f'{start}>{{{{ form }}}}<input type="submit" value="{{% translate "Log in" %}}"></form>'
    assert tool_of(translated, language="django").intent.kind is Kind.ACCOUNT
    handled = (
        'const F = () => <form toolname="xyz" tooldescription="xyz" onSubmit={deletePost}><button>OK</button></form>'
    )
    assert tool_of(handled, language="jsx").intent.kind is Kind.DESTRUCTIVE


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("<h2>Is this card lost?</h2><button>Check</button>", Kind.QUERY),
        ("<h2>أين وصل اعتراضي؟</h2><button>إرسال</button>", Kind.QUERY),
        ("<p>Everything in it will be lost.</p><button>Go on</button>", Kind.DESTRUCTIVE),
        ("<h2>Ordina le scorciatoie</h2><button>Salva ordine</button>", Kind.REVERSIBLE),
        ("<button>Reihenfolge speichern</button>", Kind.REVERSIBLE),
    ],
)
def test_words_that_say_two_things(form: str, kind: Kind) -> None:
    assert intent_of(form).kind is kind


def test_what_a_tool_is_about_warns_of_nothing_in_one_word() -> None:
    lost = '<form method=post toolname=a tooldescription="Documents perdus"><button>Valider</button></form>'
    assert tool_of(lost).intent.kind is not Kind.DESTRUCTIVE
    gone = lost.replace("Documents perdus", "Les documents seront perdus")
    assert tool_of(gone).intent.kind is Kind.DESTRUCTIVE


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("<h2>Loans</h2><label>Loan number <input name=n></label><button>Submit</button>", Kind.QUERY),
        ("<label>Číslo čipové karty <input name=n></label><button>Odeslat</button>", Kind.QUERY),
        (
            "<label>No. <input name=LoanNo></label><label>Postcode of yours <input name=p></label><button>OK</button>",
            Kind.QUERY,
        ),
        ("<label>Booking number <input name=n></label><button>Cancel booking</button>", Kind.DESTRUCTIVE),
        (
            "<h2>Cancel your booking</h2><label>Booking number <input name=n></label><button>OK</button>",
            Kind.DESTRUCTIVE,
        ),
        ("<label>Number of rooms <input name=rooms></label><button>OK</button>", Kind.UNKNOWN),
        ("<label>Booking number <input name=n></label><textarea name=why></textarea><button>OK</button>", Kind.UNKNOWN),
    ],
)
def test_a_number_alone_is_looked_up_unless_a_verb_says_what_is_done_with_it(form: str, kind: Kind) -> None:
    assert intent_of(form).kind is kind


def test_a_button_that_keeps_a_draft_says_little_beside_one_that_says_nothing() -> None:
    apply = "<p>The organisers choose.</p><textarea name=m></textarea><button>Save draft</button>"
    assert intent_of(apply).kind is Kind.REVERSIBLE
    assert intent_of(f"<h2>Ask for a stall</h2>{apply}<button>Go</button>").kind is not Kind.REVERSIBLE
    assert intent_of("<input name=q><button>Search</button><button>Go</button>", "").kind is Kind.QUERY


def test_what_is_put_away_until_tomorrow_comes_back() -> None:
    assert intent_of("<button>Remove notice until tomorrow</button>").kind is Kind.REVERSIBLE
    assert intent_of("<button>Прибрати оголошення до завтра</button>").kind is Kind.REVERSIBLE
    assert intent_of("<button>Remove notice</button>").kind is Kind.DESTRUCTIVE


def test_what_goes_into_a_basket_is_not_ordered_yet() -> None:
    assert intent_of("<button name=add-to-cart value=7>Order</button>").kind is Kind.REVERSIBLE
    assert intent_of("<button name=go value=7>Order</button>").kind is Kind.FINANCIAL
