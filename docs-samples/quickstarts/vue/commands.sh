# The commands of this quickstart, in order.

# #region install
npm create vite@latest shop-website -- --template vue --no-interactive
cd shop-website
npm install
npm install express
# #endregion install

# #region hello
node server/hello.mjs
# #endregion hello

# #region serve
node server/index.mjs
# #endregion serve

# #region dev
npm run dev
# #endregion dev

# #region build
npm run build
# #endregion build
