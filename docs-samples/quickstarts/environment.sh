# The environment variables for all quickstarts.

# #region api-key
export MAILWREN_API_KEY="paste-your-api-key-here"
# #endregion api-key

# #region signing-secret
export MAILWREN_SIGNING_SECRET="whsec_b25seS1hbi1leGFtcGxlLW5ldmVyLXVzZS1pdA=="
# #endregion signing-secret

# #region other-secret
MAILWREN_SIGNING_SECRET="whsec_YW5vdGhlciBzZWNyZXQ=" sh send-event.sh
# #endregion other-secret

# #region other-secret-laravel
MAILWREN_SIGNING_SECRET="whsec_YW5vdGhlciBzZWNyZXQ=" \
  sh send-event.sh http://localhost:3000/api/webhooks/mailwren
# #endregion other-secret-laravel
