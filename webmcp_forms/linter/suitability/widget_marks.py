"""Markup that widgets of well-known libraries are known by, and what each of them is."""

from __future__ import annotations

from enum import Enum


class Widget(Enum):
    """What a person fills that is no native control."""

    EDITOR = "rich text editor"
    SIGNATURE = "signature pad"
    DROP_ZONE = "drop zone"
    MAP = "map"
    SLIDER = "slider"
    RATING = "rating"
    CHOICE = "list of choices"
    CALENDAR = "calendar"
    SORTING = "list sorted by dragging"
    TYPEAHEAD = "search field that looks up the value"
    TEXT = "editable text"
    ELEMENT = "custom element"
    CONTROL = "control"
    PAYMENT = "payment field of another site"


_E, _S, _D, _M, _L = Widget.EDITOR, Widget.SIGNATURE, Widget.DROP_ZONE, Widget.MAP, Widget.SLIDER
_R, _C, _K, _P = Widget.RATING, Widget.CHOICE, Widget.CALENDAR, Widget.PAYMENT

_CLASSES: dict[Widget, str] = {
    _E: "ck-editor ck-editor__editable cke cke_editable tox tox-tinymce mce-tinymce mce-container "
    "mce-content-body ql-editor ql-container ql-toolbar prosemirror tiptap note-editor note-editable "
    "fr-box fr-element fr-view trumbowyg-box trumbowyg-editor redactor-box redactor-in jodit-container "
    "jodit-wysiwyg sun-editor sun-editor-editable se-wrapper-wysiwyg w-e-text w-e-text-container "
    "wangeditor toastui-editor toastui-editor-defaultui codemirror cm-editor monaco-editor ace_editor "
    "easymdecontainer draftail-editor drafteditor-root public-drafteditor-content codex-editor "
    "wysihtml5-editor wysihtml5-sandbox pell-content simditor simditor-body edui-editor ke-container "
    "layui-layedit mdxeditor milkdown vditor bytemd v-note-wrapper nicedit-main cleditormain jqte "
    "squire-editor medium-editor-element bn-editor bn-container plate-editor tui-editor-contents "
    "markdown-editor__wysiwyg kt_docs_ckeditor wp-editor-wrap block-editor-rich-text__editable "
    "x-htmleditor dx-htmleditor k-editor e-richtexteditor handsontable jspreadsheet rich-text-editor "
    "richtexteditor wysiwyg-editor ckeditor tinymce summernote wp-editor-area trumbowyg redactor froala "
    "froala-editor jodit simplemde easymde wysiwyg wysiwyg-textarea richtext rich-text htmleditor "
    "html-editor django-tinymce django-ckeditor-widget mce-editor ckeditor5 tinymce-editor "
    "summernote-editor",
    _S: "signature-pad signaturepad signature-pad--body kbw-signature jsignature m-signature-pad "
    "signature-canvas sigcanvas signature-area signature_pad sigpad e-signature",
    _D: "dropzone dz-clickable dz-message filepond--root filepond--drop-label uppy-root uppy-dragdrop "
    "uppy-dragdrop-container uppy-dashboard qq-uploader qq-upload-drop-area plupload plupload_container "
    "el-upload-dragger ant-upload-drag drop-zone file-drop file-dropzone drag-drop-area drag-drop "
    "dropify-wrapper jfilestyle-drop upload-dragger van-uploader ivu-upload-drag p-fileupload-content "
    "fileuploader-input upload-dropzone drop-area droparea drop-target-area muidropzonearea-root "
    "muidropzonearea-root",
    _M: "leaflet-container mapboxgl-map maplibregl-map gm-style ol-viewport ymaps ymaps-2-1-79-map "
    "amap-container map-picker location-picker mappicker locationpicker map-canvas google-map",
    _L: "noui-target noui-base ui-slider ui-slider-handle rc-slider rc-slider-handle muislider-root "
    "ant-slider el-slider vue-slider vue-slider-component ivu-slider slider-handle irs irs--round "
    "bootstrap-slider jqslider k-slider v-slider q-slider p-slider mat-mdc-slider mat-slider ngx-slider "
    "rangeslider rangeslider__handle",
    _R: "rateit raty jq-ry-container br-widget br-wrapper ant-rate el-rate muirating-root p-rating v-rating "
    "q-rating rating-stars star-rating-widget rateyo star-rating stars-rating rating-input rating-widget",
    _C: "ant-select el-select v-select vs__dropdown-toggle multiselect__tags ng-select ng-select-container "
    "react-select__control multiselect-dropdown p-dropdown p-multiselect q-select n-select "
    "n-base-selection ivu-select van-picker muiselect-select nice-select ant-cascader el-cascader "
    "ant-picker el-date-editor muiautocomplete-root mat-mdc-select mat-select e-ddl k-dropdown "
    "k-dropdownlist k-combobox dx-selectbox ui-selectmenu-button tagify vue-tags-input "
    "bootstrap-tagsinput tag-editor react-tags ui-multiselect chosen-container selectize-control choices "
    "ts-wrapper select2-container bootstrap-select",
    _K: "mat-calendar fc-daygrid react-calendar react-datepicker vc-container vdp-datepicker "
    "ant-picker-calendar ui-datepicker-inline flatpickr-calendar litepicker datepicker-inline "
    "calendar-picker dayprogress rdp rdp-month qs-datepicker-container air-datepicker v-date-picker-table "
    "el-calendar",
    _P: "stripeelement braintree-hosted-field braintree-hosted-fields-focused adyen-checkout__dropin "
    "sq-card-wrapper paypal-buttons wc-stripe-elements-field wc-stripe-upe-element payment-element "
    "card-element",
}

CLASSES = {name: widget for widget, names in _CLASSES.items() for name in names.split()}
"""Classes in lower case."""

TAGS = {
    "trix-editor": _E, "lexxy-editor": _E, "joomla-editor": _E, "tinymce-editor": _E, "ckeditor": _E,
    "quill-editor": _E, "math-field": _E, "rhino-editor": _E, "markdown-editor": _E, "editor": _E, "p-editor": _E,
    "rich-text-editor": _E, "joomla-editor-codemirror": _E, "mat-calendar": _K, "calendar-date": _K,
    "calendar-range": _K, "calendar-multi": _K, "mat-select": _C, "ng-select": _C, "nz-select": _C, "p-dropdown": _C,
    "p-select": _C, "mat-slider": _L, "ngx-slider": _L, "p-slider": _L, "nz-slider": _L, "nz-rate": _R,
    "p-rating": _R, "ngx-dropzone": _D, "signature-pad": _S, "google-map": _M, "gmp-map": _M, "agm-map": _M,
    "drop-zone": _D, "file-pond": _D,
}  # fmt: skip
"""Tags of custom elements and of components that are rendered with their tag."""

ATTRIBUTES = {
    "data-ckeditor5-id": _E,
    "data-slate-editor": _E,
    "data-lexical-editor": _E,
    "data-draftail-input": _E,
    "data-editor-format-active-editor": _E,
    "trix-id": _E,
    "data-trix-attachment": _E,
    "data-tinymce": _E,
    "data-ckeditor": _E,
    "data-summernote": _E,
    "data-wysiwyg": _E,
    "data-quill": _E,
    "data-dropzone": _D,
    "data-signature-pad": _S,
}
"""Attributes that only such widgets have."""

IDS = {"card-element": _P, "payment-element": _P, "card-number-element": _P, "iban-element": _P, "dropin-container": _P}
"""Ids in lower case."""

COMPONENTS = {
    "ReactQuill": _E, "QuillEditor": _E, "CKEditor": _E, "Ckeditor": _E, "ckeditor": _E, "EditorContent": _E,
    "TiptapEditor": _E, "RichTextEditor": _E, "SunEditor": _E, "JoditEditor": _E, "FroalaEditor": _E, "Tinymce": _E,
    "TinyMCE": _E, "MDEditor": _E, "SimpleMDE": _E, "SimpleMdeReact": _E, "CodeMirror": _E, "MonacoEditor": _E,
    "LexicalComposer": _E, "ContentEditable": _E, "BlockNoteView": _E, "MDXEditor": _E, "BundledEditor": _E,
    "SignatureCanvas": _S, "SignaturePad": _S, "VueSignaturePad": _S, "VueSignature": _S, "Dropzone": _D,
    "FilePond": _D, "FileDropzone": _D, "UppyDashboard": _D, "DayPicker": _K, "CardElement": _P, "PaymentElement": _P,
}  # fmt: skip
"""Components of JSX, Vue and Svelte; what they render is not in the page, but their names are."""

HOLES = {
    "rich_text_area": _E,
    "rich_textarea": _E,
    "cktext_area": _E,
    "cktextarea": _E,
    "tinymce_area": _E,
    "wp_editor(": _E,
    "tinymce.init": _E,
}
"""What templates call to print one."""

OTHER_DATA = (
    "data-bs-", "data-toggle", "data-target", "data-dismiss", "data-action", "data-controller", "data-method",
    "data-confirm", "data-turbo", "data-remote", "data-tooltip", "data-title", "data-src", "data-href", "data-url",
    "data-test", "data-cy", "data-qa", "data-v-", "data-react", "data-svelte", "data-state", "data-slot",
    "data-icon", "data-headlessui", "data-radix", "data-orientation", "data-hx-", "data-placement", "data-original",
    "data-hover", "data-step", "data-tab", "data-delete", "data-remove", "data-modal", "data-track", "data-ga",
    "data-analytics", "data-loading", "data-disable", "data-click", "data-event", "data-popper", "data-popup",
    "data-copy", "data-print",
)  # fmt: skip
"""Beginnings of attributes that scripts of component libraries, tests and requests go by."""

BEHIND = frozenset(
    {"select2-hidden-accessible", "choices__input", "tomselected", "ts-hidden-accessible", "selectpicker"}
    | {"chosen-select", "selectized", "ui-helper-hidden-accessible", "nice-select-native", "custom-select-native"}
    | {"multiselect-native-select"}
)
"""Classes of native selects behind a widget: the browser sends them, and an agent can fill them."""

OUT_OF_SIGHT = frozenset(
    {"visually-hidden", "sr-only", "vh", "visuallyhidden", "screen-reader-text", "u-visually-hidden"}
)
"""Classes of elements that are there for screen readers only."""
