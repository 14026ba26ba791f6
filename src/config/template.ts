import {deferredScriptType} from '../lib/page';

/** Repeats markup for each entry of a list in the template language. */
const each = (list: string, markup: string): string => `<% ${list}.forEach((file) => { %>${markup}<% }); %>`;

/**
 * Docusaurus' own page template (3.10.2) with the app's scripts at the end, in
 * a type that no browser runs; `src/boot/start.ts` fetches and runs them. The
 * page's own scripts come first and the app last, because it needs all of them.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    ${each('it.metaAttributes', '<%~ file %>')}
    <%~ it.headTags %>
    ${each('it.stylesheets', '<link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />')}
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    ${each('it.scripts.toReversed()', `<script src="<%= it.baseUrl %><%= file %>" type="${deferredScriptType}"></script>`)}
  </body>
</html>
`;
