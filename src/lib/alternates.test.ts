import {locales} from '../config/locales';
import {versionsOf} from './alternates';

const existing = (versions: ReturnType<typeof versionsOf>): [string, string][] =>
  versions.filter(({exists}) => exists).map(({locale, path}) => [locale, path]);

it('supports posts that exist in some languages, each with its own path', () => {
  const versions = versionsOf('/blog/b', 'cs', {versions: {cs: '/blog/b', uk: '/blog/c'}});
  expect(existing(versions)).toEqual([
    ['cs', '/cs/blog/b'],
    ['uk', '/uk/blog/c'],
  ]);
  expect(versions.find(({locale}) => locale === 'fr')).toEqual({locale: 'fr', path: '/fr/blog', exists: false});
});

it('links the English text of a page where it is not translated, and does not count it as a version', () => {
  const versions = versionsOf('/docs/a', 'de', {untranslated: ['de', 'fr']});
  expect(existing(versions).map(([locale]) => locale)).toEqual(
    locales.filter((code) => code !== 'de' && code !== 'fr'),
  );
  expect(versions[1]).toEqual({locale: 'de', path: '/de/docs/a', exists: false});
});
