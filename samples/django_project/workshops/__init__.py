"""A small Django project whose forms agents fill, in the browser or with the tools of `agent`.

Run it in the folder above with `django-admin runserver --pythonpath . --settings workshops.settings`.
"""
