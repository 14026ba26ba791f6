import {deferredScriptType, mainId} from '../../lib/page';

/** Repeats markup for each entry of a list in the template language. */
const each = (list: string, markup: string): string => `<% ${list}.forEach((file) => { %>${markup}<% }); %>`;

/**
 * Splits the app's HTML before each top-level field of a request body, and decides where to insert the theme's script.
 * The script waits for the styles, and the browser parses nothing below it until they have loaded. Most pages have it
 * at the start of the body, so that the browser paints them progressively. Operation pages have it below the first
 * field, so that the browser parses the samples above it while the styles load, and paints everything at once.
 */
const cutFields = `<%
  const [top, field = '', ...rest] = appHtml.split(/(?=<li [^>]*id=.body-[a-z_]+[^-a-z_])/);
  const hasFields = rest.length > 0;
%>`;

/**
 * Moves the target of "Skip to main content" to `<main>`, so that the link works without JavaScript. Docusaurus' own
 * target includes the sidebar.
 */
const skipToMain = `<%
  const id = ' id="${mainId}"';
  const appHtml = it.appHtml.replace(id, '').replace('<main', '<main' + id);
%>`;

/**
 * Docusaurus' page template (3.10.2), with the app's scripts at the end and a `type` that browsers don't run;
 * `src/boot/start.ts` fetches and runs them. The app is last, because it needs the page's other scripts.
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
