"""Whose text a hole holds, from how it is written in each language."""

import pytest

from webmcp_forms.linter.template_values import Origin, origin


@pytest.mark.parametrize(
    "source",
    [
        "{{ post.title }}",
        "{{ request.GET.q }}",
        "{{ current_user.name|title }}",
        "<?= esc_html($comment->comment_content) ?>",
        "<?= $_GET['title'] ?>",
        "{{ $post->user->name }}",
        "{{ Auth::user()->name }}",
        "<%= @review.body %>",
        "{post.title}",
        "${this.props.message.text}",
        "{{ old('name') }}",
        "{{ .Post.Title }}",
        "{{ searchQuery }}",
    ],
)
def test_what_people_write(source: str) -> None:
    assert origin(source) is Origin.OTHERS


@pytest.mark.parametrize(
    "source", ["{{ title }}", "{product.title}", "${r.label}", "{{ item.name }}", "{description()}"]
)
def test_what_nothing_is_known_of(source: str) -> None:
    assert origin(source) is Origin.UNKNOWN


@pytest.mark.parametrize(
    "source",
    [
        "{{ _('Reply to the post') }}",
        "{t('reply')}",
        "{{ 'post.title'|t }}",
        "{% trans 'post.title' %}",
        "{{ site.title }}",
        "{{ settings.SITE_NAME }}",
        "{SITE_NAME}",
        "{{ 'post.title' }}",
        "{{ 3 }}",
        "{{ post.id }}",
        "{{ post.published_at|date:'Y' }}",
        "{{ form.user.help_text }}",
        "{labels.author}",
    ],
)
def test_what_the_site_says_itself(source: str) -> None:
    assert origin(source) is Origin.AUTHOR
