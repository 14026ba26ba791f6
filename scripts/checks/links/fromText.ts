import {Parser} from 'htmlparser2';

import {linkNames} from './linkNames';

/** Replaces character references as a browser does within an attribute. */
export function decodeEntities(value: string): string {
  let decoded = value;
  const parser = new Parser({
    onattribute(_name, attribute) {
      decoded = attribute;
    },
  });
  parser.end(`<a href="${value.replaceAll('"', '&quot;')}">`);
  return decoded;
}

/** The addresses in attributes of HTML, and the text around the tags. */
function readHtml(html: string): {links: string[]; text: string} {
  const links: string[] = [];
  let text = '';
  const parser = new Parser({
    onattribute(name, value) {
      if (linkNames.has(name)) {
        links.push(value);
      }
    },
    onopentag() {
      text += ' ';
    },
    ontext(part) {
      text += part;
    },
    onclosetag() {
      text += ' ';
    },
  });
  parser.end(html);
  return {links, text};
}

/** Protocols that run or open something; a browser drops control characters in them. */
const scripts = ['javascript', 'vbscript', 'data', 'blob', 'file', 'mailto']
  .map((word) => Array.from(word).join('[\\0-\\x1f]*'))
  .join('|');
const scriptLink = new RegExp(`\\b(?:${scripts})[\\0-\\x1f]*:[^\\s"'<>\`]+`, 'giu');
const absoluteLink = /(?:[a-z][a-z\d+.-]*:|(?<![^\s"'(]))[/\\]{2}[^\s"'`<>()[\]]+/giu;
const markdownLink = /\]\(\s*<?(?<href>[^)\s>]+)/gu;

/** Addresses in HTML within a text, and addresses that would run something. */
export function activeLinksInText(text: string): string[] {
  const html = readHtml(text);
  return [...html.links, ...[...html.text.matchAll(scriptLink)].map(([href]) => href)];
}

/** Everything in a text that looks like a link: HTML, Markdown, or a bare address. */
export function linksInText(text: string): string[] {
  const plain = readHtml(text).text;
  return [
    ...activeLinksInText(text),
    ...[...plain.matchAll(markdownLink)].map(({groups}) => groups?.href ?? ''),
    // A sentence's end is not the address's.
    ...[...plain.matchAll(absoluteLink)].map(([href]) => href.replace(/[.,;:!?]+$/u, '')),
  ];
}
