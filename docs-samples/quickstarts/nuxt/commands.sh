# The commands of this quickstart, in order.

# #region install
npm create nuxt@latest shop-website
cd shop-website
# #endregion install

# #region env
export NUXT_MAILWREN_API_KEY="$MAILWREN_API_KEY"
export NUXT_MAILWREN_SIGNING_SECRET="$MAILWREN_SIGNING_SECRET"
# #endregion env

# #region serve
npm run dev
# #endregion serve

# #region hello
curl -X POST http://localhost:3000/api/hello
# #endregion hello
