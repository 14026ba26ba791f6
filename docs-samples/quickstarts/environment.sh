# What every quickstart sets before it starts.

# #region api-key
export MAILWREN_API_KEY="paste-your-api-key-here"
# #endregion api-key

# #region webhook-secret
export MAILWREN_WEBHOOK_SECRET="whsec_b25seS1hbi1leGFtcGxlLW5ldmVyLXVzZS1pdA=="
# #endregion webhook-secret
