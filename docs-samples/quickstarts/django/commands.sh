# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
python3 -m venv .venv
. .venv/bin/activate
pip install "django>=4.2" "requests>=2.28,<3"
django-admin startproject shop .
python manage.py startapp mail
mkdir -p mail/management/commands
# #endregion install

# #region hello
python manage.py hello
# #endregion hello

# #region send
python manage.py send_receipt 1042 you@shop.example
# #endregion send

# #region serve
python manage.py runserver 3000
# #endregion serve

# #region wrong-key
MAILWREN_API_KEY=wrong python manage.py send_receipt 1042 you@shop.example
# #endregion wrong-key
