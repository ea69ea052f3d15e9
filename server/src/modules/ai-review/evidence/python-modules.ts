/** Python's own modules, those that people import. */
export const pythonModules = new Set(
  (
    '__future__ abc argparse array ast asyncio atexit base64 binascii bisect builtins bz2 calendar cmath cmd code ' +
    'codecs collections colorsys concurrent configparser contextlib copy csv ctypes curses dataclasses datetime ' +
    'decimal difflib dis email enum errno faulthandler filecmp fileinput fnmatch fractions ftplib functools gc ' +
    'getopt getpass gettext glob graphlib gzip hashlib heapq hmac html http imaplib importlib inspect io ipaddress ' +
    'itertools json keyword linecache locale logging lzma mailbox math mimetypes multiprocessing numbers operator ' +
    'os pathlib pdb pickle pkgutil platform plistlib pprint profile pty queue quopri random re readline resource ' +
    'sched secrets select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 ssl stat ' +
    'statistics string struct subprocess sys sysconfig syslog tarfile tempfile termios textwrap threading time ' +
    'timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest ' +
    'urllib uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xml xmlrpc zipfile zipimport zlib zoneinfo'
  ).split(' '),
)
