# The commands of this quickstart, in their order.

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
