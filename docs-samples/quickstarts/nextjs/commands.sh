# The commands of this quickstart, in their order.

# #region install
npx create-next-app@latest shop-website --yes
cd shop-website
# #endregion install

# #region serve
npm run dev
# #endregion serve
