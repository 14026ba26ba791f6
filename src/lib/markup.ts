import compact from 'lodash/compact';

import {contentSecurityPolicy} from '../config/security';
import {hosts} from '../config/site';
import {checkLink} from './safeLinks';

/** An element's attributes by lowercase name. */
export type Attributes = Readonly<Record<string, string>>;

/** Attributes that contain a link target, by element. */
const navigation: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  button: 'formaction',
  input: 'formaction',
  // The attribute that src/components/navigation/Link leaves on a rejected link.
  span: 'data-refused-link',
};

/** Attributes whose URL the browser loads, by element, with the applicable directive of the policy. */
const loaded: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  img: {src: 'img-src', srcset: 'img-src'},
  image: {href: 'img-src'},
  input: {src: 'img-src'},
  source: {src: 'media-src', srcset: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  track: {src: 'media-src'},
  script: {src: 'script-src'},
  iframe: {src: 'frame-src', srcdoc: 'frame-src'},
  frame: {src: 'frame-src'},
  object: {data: 'object-src'},
  embed: {src: 'object-src'},
  form: {action: 'form-action'},
};

/** The directive that applies to a `<link>`, by its relation. */
const linked: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
};

/** The URLs of an attribute; `srcset` has a list. */
function urlsOf(attribute: string, value: string): string[] {
  return attribute === 'srcset' ? value.split(/,\s/u).map((entry) => entry.trim().replace(/\s.*$/su, '')) : [value];
}

/** Whether the policy allows a page to load a URL. */
function mayLoad(url: string, directive: string): boolean {
  const sources = contentSecurityPolicy[directive] ?? contentSecurityPolicy['default-src'] ?? [];
  const {origin, protocol} = URL.canParse(url, hosts.site) ? new URL(url, hosts.site) : {origin: '', protocol: ''};
  return sources.some(
    (source) => source === origin || source === protocol || (source === "'self'" && origin === hosts.site),
  );
}

function loadProblems(name: string, attributes: Attributes): string[] {
  const relation = name === 'link' ? linked[attributes.rel ?? ''] : undefined;
  const directives = relation === undefined ? loaded[name] : {href: relation};
  return Object.entries(directives ?? {}).flatMap(([attribute, directive]) =>
    urlsOf(attribute, attributes[attribute] ?? '')
      .filter((url) => url !== '' && !mayLoad(url, directive))
      .map((url) => {
        const instead =
          contentSecurityPolicy[directive] === undefined
            ? 'No page may contain it: link to it instead.'
            : directive === 'form-action'
              ? 'Send the form to this site, or change contentSecurityPolicy in src/config/security.ts.'
              : 'Put the file in static/ and write its path, such as "/img/file.png".';
        return `<${name}> ${directive === 'form-action' ? 'sends to' : 'loads'} "${url}", which the Content-Security-Policy blocks (${directive}). ${instead}`;
      }),
  );
}

/** The URLs on this site that an element loads or links to, as they are written. */
export function siteUrlsOf(name: string, attributes: Attributes): string[] {
  return [...Object.keys(loaded[name] ?? {}), ...(name === 'a' ? ['href'] : [])]
    .flatMap((attribute) => urlsOf(attribute, attributes[attribute] ?? ''))
    .filter((url) => name !== 'form' && url !== '' && URL.canParse(url, hosts.site))
    .filter((url) => new URL(url, hosts.site).origin === hosts.site);
}

/** The errors for markup that the policy allows, but that redirects readers, reports clicks, or hides link targets. */
function hiddenNavigation(name: string, attributes: Attributes): string[] {
  const xlink = attributes['xlink:href'] ?? attributes.xlinkhref;
  return compact([
    name === 'meta' &&
      attributes['http-equiv']?.toLowerCase() === 'refresh' &&
      '<meta http-equiv="refresh"> redirects readers to a different page. Add the page to movedPaths in src/config/routes.ts.',
    name === 'base' && '<base> changes the target of every link on the page. Remove it.',
    attributes.ping !== undefined && `<${name}> has "ping", which reports each click. Remove it.`,
    xlink?.startsWith('#') === false && `<${name}> has "xlink:href", which is not checked. Write href.`,
  ]);
}

/** Why a link is rejected, and how to fix it; undefined if it is allowed. */
export function linkProblem(href: string): string | undefined {
  const result = checkLink(href);
  return result.kind === 'refused'
    ? `The link "${href}" is rejected: ${result.reason}. Fix the link, or add its origin to linkPolicy in src/config/security.ts with the reason.`
    : undefined;
}

/** Violations of the Content-Security-Policy and of the allowlist of links in an element, one sentence each. */
export function markupProblems(name: string, attributes: Attributes): string[] {
  const href = attributes[navigation[name] ?? ''];
  return compact([
    name === 'style' && 'The Content-Security-Policy blocks inline styles. Move this <style> to a stylesheet.',
    href !== undefined && linkProblem(href),
    ...loadProblems(name, attributes),
    ...hiddenNavigation(name, attributes),
    attributes.style !== undefined &&
      `<${name}> has the style attribute "${attributes.style}", which the Content-Security-Policy blocks. Use a class.`,
    ...Object.keys(attributes)
      .filter((attribute) => attribute.startsWith('on'))
      .map((attribute) => `<${name}> has the inline handler "${attribute}", which the Content-Security-Policy blocks.`),
  ]);
}
