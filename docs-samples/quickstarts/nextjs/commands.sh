# The commands of this quickstart, in order.

# #region install
npx create-next-app@latest shop-website --yes
cd shop-website
# #endregion install

# #region serve
npm run dev
# #endregion serve

# #region hello
curl -X POST http://localhost:3000/api/hello
# #endregion hello
