"""The pages of the site."""

from django.urls import path

from workshops import views

urlpatterns = [
    path("register/", views.register, name="register"),
    path("registrations/<int:number>/", views.registration, name="registration"),
    path("question/", views.question, name="question"),
]
