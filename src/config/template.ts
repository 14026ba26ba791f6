import {deferredScriptType} from '../lib/page';

/** When the application's scripts run: on the first sign of intent, or at once. */
export type Start = 'deferred' | 'eager';

/** The variable in which a build is told to start at once, for comparison. */
export const startVariable = 'SITE_START';

/** What the environment asks for. */
export function startOf(environment: Readonly<Record<string, string | undefined>>): Start {
  return environment[startVariable] === 'eager' ? 'eager' : 'deferred';
}

/**
 * The frame of every page, in Docusaurus' template language: its own template
 * (3.10.2), with the application's scripts at the end, asleep. `src/boot`
 * fetches and wakes them.
 */
export function ssrTemplate(start: Start): string {
  const script = (attributes: string): string =>
    `<% it.scripts.forEach((script) => { %><script src="<%= it.baseUrl %><%= script %>" ${attributes}></script><% }); %>`;
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    ${start === 'eager' ? script('defer') : ''}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    ${start === 'deferred' ? script(`type="${deferredScriptType}"`) : ''}
  </body>
</html>
`;
}
