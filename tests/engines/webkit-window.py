"""A window of WebKitGTK for its driver, as narrow as a phone: Debian's MiniBrowser is never less than 447 px wide."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

Gtk.init()
system = Gtk.Settings.get_default()
system.set_property("gtk-enable-animations", True)
# Hinted letters are not as wide as those of a telephone.
system.set_property("gtk-xft-hinting", 0)

window = Gtk.Window(decorated=False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(session):
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=WebKit2.Settings(
            enable_javascript_markup="--no-scripts" not in sys.argv,
            enable_page_cache=True,
            enable_write_console_messages_to_stdout=True,
        ),
    )
    window.add(view)
    window.show_all()
    return view


def start(context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("webkit-window")
    session.set_application_info(information)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
