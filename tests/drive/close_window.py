"""Asks a window to close, as its frame's button does: close_window.py DISPLAY TITLE.

WebDriver can only end a program. This is the message that window managers send, through Xlib.
"""

import ctypes
import sys
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p


class ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        # An XEvent is as large as its largest kind.
        ("padding", c_long * 12),
    ]


CLIENT_MESSAGE = 33

x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = c_void_p
x11.XDefaultRootWindow.argtypes = [c_void_p]
x11.XDefaultRootWindow.restype = c_ulong
x11.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
x11.XInternAtom.restype = c_ulong
x11.XQueryTree.argtypes = [c_void_p, c_ulong] + [c_void_p] * 4
x11.XFetchName.argtypes = [c_void_p, c_ulong, c_void_p]
x11.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
x11.XFlush.argtypes = [c_void_p]

display = x11.XOpenDisplay(sys.argv[1].encode())
if not display:
    sys.exit(f"no display {sys.argv[1]}")


def windows():
    """The windows on the display. Without a window manager, all of them are the root's own."""
    root, parent, count = c_ulong(), c_ulong(), c_uint()
    children = POINTER(c_ulong)()
    top = x11.XDefaultRootWindow(display)
    x11.XQueryTree(display, top, byref(root), byref(parent), byref(children), byref(count))
    return children[: count.value]


def title(window):
    name = c_char_p()
    x11.XFetchName(display, window, byref(name))
    return (name.value or b"").decode()


found = [window for window in windows() if title(window) == sys.argv[2]]
if not found:
    sys.exit(f"no window {sys.argv[2]}")
for window in found:
    protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    event = ClientMessage(CLIENT_MESSAGE, 0, 1, display, window, protocols, 32)
    event.data[0] = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(display, window, 0, 0, byref(event))
x11.XFlush(display)
