"""A small Flask application with a form of Flask-WTF that agents fill, in the browser or with the tools of `agent`.

Run it in the folder above with `flask --app tables.app run`.
"""
