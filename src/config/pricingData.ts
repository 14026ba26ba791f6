/** The prices as files for programs, once for all languages, at the site's root. */
export const pricingFiles = {
  data: 'pricing.json',
  schema: 'pricing.schema.json',
} as const;
