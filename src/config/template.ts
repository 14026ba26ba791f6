import {deferredScriptType} from '../lib/page';

/** When the application's scripts run: on the first sign of intent, or at once. */
export type Start = 'deferred' | 'eager';

/** The variable in which a build is told to start at once, for comparison. */
export const startVariable = 'SITE_START';

/** What the environment asks for. */
export function startOf(environment: Readonly<Record<string, string | undefined>>): Start {
  return environment[startVariable] === 'eager' ? 'eager' : 'deferred';
}

/** Where the template language writes a value, escaped. */
const value = (expression: string): string => `<%= ${expression} %>`;

/** Where it repeats something for each entry of a list, which is called `file` there. */
const each = (list: string, markup: string): string => `<% ${list}.forEach((file) => { %>${markup}<% }); %>`;

/** The address of such a file. */
const address = value('it.baseUrl') + value('file');

/**
 * The frame of every page, in Docusaurus' template language: its own template
 * (3.10.2), with the application's scripts at the end, asleep. `src/boot`
 * fetches and wakes them.
 */
export function ssrTemplate(start: Start): string {
  // The page's own first, the application last: it starts with all of them there.
  const scripts = (attributes: string): string =>
    each('it.scripts.toReversed()', `<script src="${address}" ${attributes}></script>`);
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v${value('it.version')}">
    ${each('it.metaAttributes', '<%~ file %>')}
    <%~ it.headTags %>
    ${each('it.stylesheets', `<link rel="stylesheet" href="${address}" />`)}
    ${start === 'eager' ? scripts('defer') : ''}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    ${start === 'deferred' ? scripts(`type="${deferredScriptType}"`) : ''}
  </body>
</html>
`;
}
