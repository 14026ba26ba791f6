# The commands of this quickstart, in their order.

# #region install
mkdir -p shop-contact/public
cd shop-contact
npm init -y
npm pkg set type=module
# #endregion install

# #region serve
node server.js
# #endregion serve
