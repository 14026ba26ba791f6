import type {NginxRequest} from '../../../deploy/nginx/language';
import {bundleForNjs} from './bundle';

interface Bundle {
  redirect: (request: NginxRequest) => string;
  cookie: (request: NginxRequest) => string;
}

/** Runs a bundle with globals as njs has them: expressions of PCRE, no `Object.hasOwn`. */
function runAsNjs(bundle: string): Bundle {
  class NjsRegExp extends RegExp {
    constructor(pattern: string, flags = '') {
      if (flags.includes('u')) {
        throw new SyntaxError('Invalid RegExp flags "u"');
      }
      if (/\\[dsw]-/u.test(pattern)) {
        throw new SyntaxError('invalid range in character class');
      }
      super(pattern, flags);
    }
  }
  const NjsObject = new Proxy(Object, {
    get: (target, name) => (name === 'hasOwn' ? undefined : (Reflect.get(target, name) as unknown)),
  });
  // The bundle's own text is what is tested here.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('RegExp', 'Object', bundle.replace('export default', 'return')) as (
    ...globals: unknown[]
  ) => Bundle;
  return run(NjsRegExp, NjsObject);
}

const request = (headersIn: Record<string, string>): NginxRequest => ({
  headersIn,
  variables: {site_page: '/pricing', site_languages: 'en de'},
  error: (message) => {
    throw new Error(message);
  },
});

it('decides as the module does, with what njs has', async () => {
  const {redirect, cookie} = runAsNjs(await bundleForNjs());
  expect(redirect(request({'Accept-Language': 'de-AT'}))).toBe('/de/preise');
  expect(cookie(request({'Accept-Language': 'de-AT'}))).toMatch(/^i18n_redirected=de;/u);
  expect(redirect(request({'Accept-Language': 'de-AT', 'User-Agent': 'Twitterbot/1.0'}))).toBe('');
  // This one is in the full list of bots only, not in the rough one that stands in where the full one fails.
  expect(redirect(request({'Accept-Language': 'de-AT', 'User-Agent': 'WhatsApp/2.23.20.0'}))).toBe('');
});

it('is written in what njs reads', async () => {
  const bundle = await bundleForNjs();
  expect(bundle).not.toMatch(/\b(?:const|let|class|async|await)\s|=>|\?\.|`|\.\.\.\w/u);
  expect(bundle.match(/^export /gmu)).toEqual(['export ']);
});

it('would notice what njs does not know', () => {
  expect(() => runAsNjs('export default new RegExp("a", "u")')).toThrow('Invalid RegExp flags');
  expect(() => runAsNjs(String.raw`export default new RegExp("[\\d-.]")`)).toThrow('invalid range');
  expect(() => runAsNjs('export default Object.hasOwn({}, "a")')).toThrow('hasOwn');
});
