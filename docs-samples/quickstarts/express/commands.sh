# The commands of this quickstart, in their order.

# #region install
mkdir shop-mail
cd shop-mail
npm init -y
npm install express@5
# #endregion install

# #region serve
node server.mjs
# #endregion serve

# #region send
curl -X POST http://localhost:3000/orders/1042/receipt
# #endregion send
