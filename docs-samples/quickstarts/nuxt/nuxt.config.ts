// nuxt.config.ts: what does not lie below `public` stays on the server.
export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  runtimeConfig: {
    mailwrenApiKey: '', // From NUXT_MAILWREN_API_KEY.
    mailwrenSigningSecret: '', // From NUXT_MAILWREN_SIGNING_SECRET.
  },
});
