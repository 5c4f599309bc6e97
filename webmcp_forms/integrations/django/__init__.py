"""Django: a system check of a project's templates, `manage.py webmcp_lint`, and calls of tools in its tests.

    INSTALLED_APPS = [..., "webmcp_forms.integrations.django"]

The check runs whenever Django checks the project. A finding is a message `webmcp_forms.WF112` of the level of its
severity, so `SILENCED_SYSTEM_CHECKS` works, and so does the configuration of webmcp-forms. Django does not start while
there are errors: `severity` in the configuration says otherwise.

Templates are those of the project, in the folders of its engines (Django's and Jinja's). With the setting
`WEBMCP_FORMS_INSTALLED_TEMPLATES = True` those of installed packages are checked too.
"""
