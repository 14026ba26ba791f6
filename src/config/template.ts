import {deferredScriptType} from '../lib/page';

/** Repeats markup for each entry of a list in the template language. */
const each = (list: string, markup: string): string => `<% ${list}.forEach((file) => { %>${markup}<% }); %>`;

/**
 * Cuts the app's HTML before each field of a request body, and says where Docusaurus' script of the
 * color scheme goes. It waits for the styles, and the browser parses nothing below it until then.
 * At the start, what has arrived is painted piece by piece, which is best for most pages. The page
 * of an operation has fourteen samples above its first field: with the script below that field, all
 * this is parsed while the styles load, and painted at once. The boot script has set the color
 * scheme by then.
 */
const cutFields = `<%
  const [top, field = '', ...rest] = it.appHtml.split(/(?=<li [^>]*id=.body-)/);
  const isOperation = rest.length > 0;
%>`;

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
    ${cutFields}
    <%~ isOperation ? '' : it.preBodyTags %>
    <div id="__docusaurus"><%~ top + field + (isOperation ? it.preBodyTags : '') + rest.join('') %></div>
    <%~ it.postBodyTags %>
    ${each('it.scripts.toReversed()', `<script src="<%= it.baseUrl %><%= file %>" type="${deferredScriptType}"></script>`)}
  </body>
</html>
`;
