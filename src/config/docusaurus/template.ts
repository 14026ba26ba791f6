import {deferredScriptType, mainId} from '../../lib/page';

/** Repeats markup for each entry of a list in the template language. */
const each = (list: string, markup: string): string => `<% ${list}.forEach((file) => { %>${markup}<% }); %>`;

/**
 * Splits the app's HTML before each top-level field of a request body, and decides where to put
 * the theme's script. The script waits for the styles, and nothing below it is parsed
 * until they have loaded. At the start of the body, it lets the browser paint the page
 * progressively, which is best for most pages. Operation pages have fourteen samples above their
 * first field: below that field, the script lets the browser parse them while the styles load, and
 * paint everything at once.
 */
const cutFields = `<%
  const [top, field = '', ...rest] = appHtml.split(/(?=<li [^>]*id=.body-[a-z_]+[^-a-z_])/);
  const hasFields = rest.length > 0;
%>`;

/**
 * Moves the target of the link to skip the navigation to the main content, so that it works without JavaScript: Docusaurus also includes
 * the sidebar in it.
 */
const skipToMain = `<%
  const id = ' id="${mainId}"';
  const appHtml = it.appHtml.replace(id, '').replace('<main', '<main' + id);
%>`;

/**
 * Docusaurus' own page template (3.10.2), with the app's scripts at the end and a `type` that
 * browsers don't run; `src/boot/start.ts` fetches and runs them. The page's own scripts come first
 * and the app last, because it needs all of them.
 */
export const ssrTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    ${each('it.metaAttributes', '<%~ file %>')}
    <% if (it.noIndex) { %><meta name="robots" content="noindex, nofollow"><% } %>
    <%~ it.headTags %>
    ${each('it.stylesheets', '<link rel="stylesheet" href="<%= it.baseUrl %><%= file %>" />')}
  </head>
  <body <%~ it.bodyAttributes %>>
    ${skipToMain}
    ${cutFields}
    <%~ hasFields ? '' : it.preBodyTags %>
    <div id="__docusaurus"><%~ top + field + (hasFields ? it.preBodyTags : '') + rest.join('') %></div>
    <%~ it.postBodyTags %>
    ${each('it.scripts.toReversed()', `<script src="<%= it.baseUrl %><%= file %>" type="${deferredScriptType}"></script>`)}
  </body>
</html>
`;
