# The commands of this quickstart, in order.

# #region install
mkdir -p shop-contact/public
cd shop-contact
npm init -y
npm pkg set type=module
# #endregion install

# #region hello
node hello.js
# #endregion hello

# #region serve
node server.js
# #endregion serve
