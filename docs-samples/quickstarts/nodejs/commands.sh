# The commands of this quickstart, in order.

# #region install
mkdir shop-mail
cd shop-mail
node --version
# #endregion install

# #region hello
node hello.mjs
# #endregion hello

# #region send
node send.mjs
# #endregion send

# #region wrong-key
MAILWREN_API_KEY=wrong node send.mjs
# #endregion wrong-key

# #region webhook
node webhook.mjs
# #endregion webhook
