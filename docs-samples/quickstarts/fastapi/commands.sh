# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
python3 -m venv .venv
. .venv/bin/activate
pip install fastapi uvicorn "requests>=2.28,<3"
# #endregion install

# #region hello
uvicorn hello:app --port 3000
# #endregion hello

# #region hello-send
curl -X POST http://localhost:3000/hello
# #endregion hello-send

# #region serve
uvicorn main:app --port 3000
# #endregion serve

# #region send
curl -X POST http://localhost:3000/orders/1042/receipt
# #endregion send
