/**
 * Indexes words as the build does and finds them as the search box does, with the
 * search plugin's own code.
 */
import {locales} from '../../config/locales';
import {searchOptions} from '../../config/search';
import {ownLanguages} from './ownLanguages';

interface Found {
  document: {t: string};
}

/** The parts of the search plugin that are tested; it has no types for them. */
interface IndexModule {
  buildIndex: (documents: readonly (readonly object[])[], config: object) => object;
}
interface WorkerModule {
  SearchWorker: new () => {
    search: (baseUrl: string, context: string, input: string, limit: number) => Promise<Found[]>;
  };
}

/** The text of a page in each language, and forms of its words that have to find it. */
const pages: Record<string, {text: string; finds: string[]}> = {
  en: {text: 'Verify your sending domains before the first email.', finds: ['domain', 'domains', 'verifying', 'emai']},
  de: {text: 'Bestätigen Sie Ihre Versanddomains vor der ersten Nachricht.', finds: ['versanddomain', 'Nachrichten']},
  fr: {text: 'Vérifiez vos domaines avant le premier envoi.', finds: ['domaine', 'domaines', 'envois']},
  es: {text: 'Verifica tus dominios antes del primer envío.', finds: ['dominio', 'dominios', 'envíos']},
  it: {text: 'Verifica i tuoi domini prima del primo invio.', finds: ['dominio', 'domini']},
  pt: {text: 'Verifique os domínios antes do primeiro envio.', finds: ['domínio', 'domínios', 'envios']},
  cs: {
    text: 'Ověřte doménu a žádost o API klíč.',
    finds: ['doménou', 'domena', 'domén', 'žádost', 'zadosti', 'klíče', 'API'],
  },
  uk: {text: 'Підтвердьте домен і створіть ключ API.', finds: ['доменів', 'домену', 'ключами', 'API', 'доме']},
  ru: {text: 'Подтвердите домен и создайте ключ API.', finds: ['доменов', 'домену', 'ключами', 'API']},
};

type Searcher = (input: string) => Promise<Found[]>;

/** Indexes two texts with the pipeline of some languages, and searches them with the worker. */
function searcherOf(language: readonly string[], text: string): Searcher {
  const constants = {
    language,
    removeDefaultStopWordFilter: [],
    searchIndexUrl: 'search-index.json',
    fuzzyMatchingDistance: 0,
  };
  let searcher: Searcher | undefined;
  jest.isolateModules(() => {
    for (const own of ownLanguages) {
      jest.doMock(`lunr-languages/lunr.${own}`, () => jest.requireActual<{default: unknown}>(`./lunr.${own}`).default, {
        virtual: true,
      });
    }
    jest.doMock('@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js', () => constants, {
      virtual: true,
    });
    // The test calls the worker directly.
    jest.doMock('comlink', () => ({expose: () => undefined}));

    const {buildIndex} = jest.requireActual<IndexModule>(
      '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js',
    );
    const other = {i: 2, t: 'Nothing of this kind.', u: '/docs/other'};
    const index = JSON.stringify(buildIndex([[{i: 1, t: text, u: '/docs/page'}, other]], constants));
    global.fetch = () => Promise.resolve(new Response(index));
    Object.assign(globalThis, {location: {origin: 'https://site.example'}});

    const {SearchWorker} = jest.requireActual<WorkerModule>(
      '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js',
    );
    const worker = new SearchWorker();
    searcher = (input) => worker.search('/', '', input, 10);
  });
  if (!searcher) {
    throw new Error('The modules of the search were not loaded.');
  }
  return searcher;
}

it.each(locales)('in %s, other forms of a word find it', async (locale) => {
  const {text = '', finds = []} = pages[locale] ?? {};
  const search = searcherOf([searchOptions(locale).language ?? []].flat(), text);
  for (const form of finds) {
    expect([form, (await search(form)).map(({document}) => document.t)]).toEqual([form, [text]]);
  }
  expect(await search('xylophone')).toEqual([]);
});

it('would not find them with the English stemmer alone', async () => {
  const {text = ''} = pages.uk ?? {};
  const search = searcherOf(['en'], text);
  expect(await search('API')).toHaveLength(1);
  expect(await search('доменів')).toEqual([]);
});
