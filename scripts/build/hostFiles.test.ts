import {headerRules, headersFile, policyHeader, redirectsFile, securityFile} from './hostFiles';

it('allows only our own scripts and those with a known hash', () => {
  const policy = policyHeader(['sha256-abc=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe-/u);
});

it('caches assets and images, and allows cross-origin reads of API files and prices only, in every language', () => {
  const file = headersFile(headerRules([]));
  for (const rule of [
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/img/*\n  Cache-Control: public, max-age=86400',
    '/openapi.yaml\n  Content-Type: application/yaml\n  Access-Control-Allow-Origin: *',
    ...['openapi', 'errors', 'events'].map(
      (name) => `/${name}.json\n  Content-Type: application/json\n  Access-Control-Allow-Origin: *`,
    ),
  ]) {
    expect(file).toContain(`\n${rule}\n`);
    expect(file).toContain(`\n/:lang${rule}\n`);
  }
  expect(file).toContain('\n/pricing.json\n  Content-Type: application/json\n  Access-Control-Allow-Origin: *\n');
  expect(file.match(/Access-Control-Allow-Origin/gu)).toHaveLength(11);
});

it('redirects permanently, and lists the not-found pages of directories last, deepest first', () => {
  const notFound = ['/404.html', '/de/404.html', '/de/docs/404.html'];
  expect(redirectsFile([{from: '/de/pricing', to: '/de/preise'}], notFound)).toBe(
    '/de/pricing /de/preise 301\n/de/docs/* /de/docs/404.html 404\n/de/* /de/404.html 404\n',
  );
});

it('has a security.txt with a contact that expires within a year', () => {
  const file = securityFile(new Date('2026-11-23T16:00:00Z'));
  expect(file).toContain('Contact: mailto:security@mailwren.example\n');
  expect(file).toContain('Expires: 2027-11-01T00:00:00.000Z\n');
});
