"""The same pages in an installed Chromium: what it answers, and where that is not our answer.

pages -> served on loopback -> Chromium, over DevTools -> `Answer`s -> compared with ours -> `Difference`s, and a report

Needs a Chromium or Chrome, and nothing but the standard library.
"""
