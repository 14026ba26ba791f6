# The commands of this quickstart, in their order.

# #region install
npm create vite@latest shop-website -- --template vue
cd shop-website
npm install
npm install express
# #endregion install

# #region serve
node server/index.mjs
# #endregion serve

# #region dev
npm run dev
# #endregion dev

# #region build
npm run build
# #endregion build
