# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
npm init -y
npm install express@5
# #endregion install

# #region hello
node hello.mjs
# #endregion hello

# #region hello-send
curl -X POST http://localhost:3000/hello
# #endregion hello-send

# #region serve
node server.mjs
# #endregion serve

# #region send
curl -X POST http://localhost:3000/orders/1042/receipt
# #endregion send
