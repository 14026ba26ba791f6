# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
python3 -m venv .venv
. .venv/bin/activate
pip install "requests>=2.28,<3"
# #endregion install

# #region hello
python3 hello.py
# #endregion hello

# #region send
python3 send.py
# #endregion send

# #region wrong-key
MAILWREN_API_KEY=wrong python3 send.py
# #endregion wrong-key

# #region webhook
python3 webhook.py
# #endregion webhook
