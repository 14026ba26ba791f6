import type {Locale} from './locales';

/**
 * The only table of localised paths: English path to the path in each
 * language, without the language prefix. A page that is not listed keeps its
 * English path in every language.
 *
 * Values come from shared product decisions: changing one breaks links that
 * are out in the world, so add a redirect when you do.
 */
export const localizedPaths = {
  '/pricing': {
    en: '/pricing',
    de: '/preise',
    fr: '/tarifs',
    es: '/precios',
    it: '/prezzi',
    pt: '/precos',
    cs: '/cenik',
    uk: '/tsiny',
    ru: '/tseny',
  },
} as const satisfies Record<string, Readonly<Record<Locale, `/${string}`>>>;
