import type {ReactElement, ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import Link from '.';

// Docusaurus resolves these only in its bundle.
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({i18n: {currentLocale: 'de'}}), {virtual: true});
jest.mock('@docusaurus/core/lib/client/exports/Link', () => ({
  __esModule: true,
  // A stand-in for the original.
  // eslint-disable-next-line @docusaurus/no-html-links
  default: ({to, children}: {to?: string; children?: ReactNode}) => <a href={to}>{children}</a>,
}));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

const render = (element: ReactElement): string => renderToStaticMarkup(element);

it('renders an allowed link with the localized path', () => {
  expect(render(<Link to="/pricing#all">Preise</Link>)).toBe('<a href="/preise#all">Preise</a>');
  expect(render(<Link href="./quickstart">Start</Link>)).toBe('<a href="./quickstart">Start</a>');
  expect(render(<Link to="#id">Hier</Link>)).toBe('<a href="#id">Hier</a>');
  expect(render(<Link>Anker</Link>)).toBe('<a>Anker</a>');
  expect(log).not.toHaveBeenCalled();
});

it('renders the text of a rejected link, and logs it', () => {
  const link = (
    <Link href="java&#9;script:alert(1)" id="here">
      Klick
    </Link>
  );
  expect(render(link)).toBe('<span id="here" data-refused-link="java\tscript:alert(1)">Klick</span>');
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^The link "java\tscript:alert\(1\)" is rejected: it has a/u));
});

it('keeps text passed as HTML, as in a table of contents', () => {
  expect(render(<Link to="//evil.example" dangerouslySetInnerHTML={{__html: '<b>Text</b>'}} />)).toBe(
    '<span data-refused-link="//evil.example"><b>Text</b></span>',
  );
});
