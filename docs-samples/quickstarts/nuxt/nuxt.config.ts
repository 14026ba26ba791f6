// nuxt.config.ts: values outside `public` stay on the server.
export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  runtimeConfig: {
    mailwrenApiKey: '', // From NUXT_MAILWREN_API_KEY.
    mailwrenSigningSecret: '', // From NUXT_MAILWREN_SIGNING_SECRET.
  },
});
