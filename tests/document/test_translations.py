"""Which holes are translations."""

import pytest

from webmcp_forms.document.translations import is_translation


@pytest.mark.parametrize(
    "source",
    [
        '{% trans "Save" %}',
        "{%- translate 'Save' as label -%}",
        "{% blocktrans %}Hello {{ name }}{% endblocktrans %}",
        "{% trans %}Hello{% endtrans %}",
        '{{ _("Save") }}',
        "{{ gettext('Save') }}",
        "{{ 'save' | t }}",
        "{{ 'save'|trans }}",
        '{{t "save"}}',
        "{{ __('Save') }}",
        "@lang('save')",
        "<?= __('Save') ?>",
        "<?php esc_html_e('Save', 'theme') ?>",
        "<%= t('.save') %>",
        "<%= I18n.t 'save' %>",
        '{t("save")}',
        "{i18n.t('save')}",
        "{intl.formatMessage({id: 'save'})}",
        "{{ $t('save') }}",
        "{$_('save')}",
        "[[#{save}]]",
        "#{save}",
        '@Localizer["Save"]',
        '@(_localizer["Save"])',
        '@T["Save"]',
        "{f:translate(key: 'save')}",
        "{label -> f:translate()}",
        '<f:translate key="save" />',
        '{gettext("Save")}',
        "<?php echo esc_html( __( 'Save' ) ); ?>",
        "<?= sprintf(__('Save %s'), $name) ?>",
        "{{ _('Save (all') | upper }}",
        "{{ (_('Save'))|safe }}",
        '{isNew ? t("add") : t("save")}',
        '<fmt:message key="save"/>',
        '<@spring.message "save"/>',
    ],
)
def test_a_translation_is_text(source: str) -> None:
    assert is_translation(source)


@pytest.mark.parametrize(
    "source",
    [
        "{{ form.submit }}",
        "{{ field(_('Save')) }}",
        "{{ macros.submit(_('Save'), class='wide') }}",
        "{{ render_field(form.name, label=_('Name')) }}",
        "{{ form_row(form.name, {label: 'name'|trans}) }}",
        "<?php submit_button( __( 'Save' ), 'secondary' ); ?>",
        "<?php $table->search_box( __( 'Search' ), 'q' ); ?>",
        "<%= f.submit t('.save') %>",
        "<%= f.text_field :q, placeholder: t('.q') %>",
        '{renderField(t("name"))}',
        "{{ Form::submit(__('Save')) }}",
        "<?php foreach ($a as $b) { echo esc_attr($b); } submit_button( __( 'Save' ) ); ?>",
        "<?php if ($a) { f(__('Save')); } ?>",
        "{{ post.title }}",
        "{{ render_field(form.name) }}",
        "{% include 'button.html' %}",
        "{% url 'contact' %}",
        "{{ content|safe }}",
        "{{ text|truncate(20) }}",
        "{{ transaction }}",
        "<%= form.submit %>",
        "{children}",
        "{props.t}",
        "{format(x)}",
        "[[${save}]]",
        '@Model["Save"]',
        '@Html.Raw("x")',
        "{f:render(partial: 'x')}",
    ],
)
def test_what_is_no_translation_may_be_anything(source: str) -> None:
    assert not is_translation(source)
