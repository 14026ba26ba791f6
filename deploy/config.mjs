import {readFileSync, readdirSync, writeFileSync} from 'node:fs';

// Writes the configuration of a host that does not read `_headers` and `_redirects`: node deploy/config.mjs <host>

const lines = (name) => readFileSync(`build/${name}`, 'utf8').trim().split('\n');

/** The rules in `_headers`: each has a path pattern and headers, which are pairs of name and value. */
const rules = readFileSync('build/_headers', 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [path, ...headers] = block.split('\n');
    return {
      path,
      headers: headers.map((header) =>
        header
          .trim()
          .split(/: (.*)/u)
          .slice(0, 2),
      ),
    };
  });

/** The lines in `_redirects` with a given status, each split into source path, target path, and status. */
const redirectsWith = (status) =>
  lines('_redirects')
    .map((line) => line.split(' '))
    .filter((parts) => parts[2] === status);

/** The regular expression for a path pattern. */
const source = (path) => path.replaceAll('.', '[.]').replace(':lang', '[^/]+').replace('*', '.*');

const quote = (value) => `"${value.replaceAll('"', '\\"')}"`;

const configs = {
  apache: () => ({
    file: '.htaccess',
    text: [
      readFileSync('deploy/base.htaccess', 'utf8'),
      ...rules.flatMap(({path, headers}) => [
        `<If "%{REQUEST_URI} =~ m#^${source(path)}$#">`,
        ...headers.map(([name, value]) => `  Header always set ${name} ${quote(value)}`),
        '</If>',
      ]),
      ...redirectsWith('301').map(([from, to]) => `RedirectMatch 301 "^${source(from)}$" ${quote(to)}`),
      'ErrorDocument 404 /404.html',
      // The deepest directory comes last, because later ones override earlier ones.
      ...redirectsWith('404')
        .reverse()
        .map(([path, page]) => `<If "%{REQUEST_URI} =~ m#^${source(path)}#">\n  ErrorDocument 404 ${page}\n</If>`),
      '',
    ].join('\n'),
  }),

  azure() {
    const files = new Set(readdirSync('build', {recursive: true}).map((file) => file.replaceAll('\\', '/')));
    const pages = [...files].filter((file) => files.has(`${file}.html`));
    const config = {
      trailingSlash: 'never',
      routes: [
        // A directory with the same name would hide the page.
        ...pages.map((page) => ({route: `/${page}`, rewrite: `/${page}.html`})),
        ...redirectsWith('301').map(([route, redirect]) => ({route, redirect, statusCode: 301})),
      ],
      globalHeaders: Object.fromEntries(rules[0].headers),
      mimeTypes: {'.yaml': 'application/yaml', '.md': 'text/markdown', '.webmanifest': 'application/manifest+json'},
      responseOverrides: {404: {rewrite: '/404.html'}},
    };
    const maxBytes = 20 * 1024;
    if (JSON.stringify(config).length > maxBytes) {
      config.routes = config.routes.filter(({redirect}) => redirect === undefined);
      console.warn(
        `Left out all redirects, because Azure accepts at most ${maxBytes} bytes in staticwebapp.config.json. With four languages or fewer, the redirects fit.`,
      );
    }
    return {file: 'staticwebapp.config.json', text: JSON.stringify(config)};
  },

  vercel() {
    const config = {
      cleanUrls: true,
      trailingSlash: false,
      headers: rules.map(({path, headers}) => ({
        source: path.replace('*', '(.*)'),
        headers: headers.map(([key, value]) => ({key, value})),
      })),
      redirects: redirectsWith('301').map(([from, destination]) => ({source: from, destination, statusCode: 301})),
    };
    return {file: 'vercel.json', text: JSON.stringify(config)};
  },
};

const [host] = process.argv.slice(2);
if (!Object.hasOwn(configs, host)) {
  console.error(`Expected one of ${Object.keys(configs).join(', ')}, found ${host ?? 'nothing'}.`);
  process.exit(1);
}
const {file, text} = configs[host]();
writeFileSync(`build/${file}`, text);
console.log(`Wrote build/${file}.`);
