import {type BenchPage, type BenchPageName, benchPages} from '../scripts/bench/budgets';
import {largestOperationPage} from '../scripts/bench/largestPage';
import {weigh} from '../scripts/bench/measure';
import {buildDir} from '../scripts/lib/paths';
import {hydrated, showIntent} from './support/scripts';
import {expect, test} from './support/site';
import {deferredScriptType} from '../src/lib/page';

// The budgets of size that a change of one page can break; `npm run bench` measures the others.

test('the largest page of an operation keeps its budget of HTML, in every language', async () => {
  const {path, bytes} = await largestOperationPage(buildDir);
  expect(bytes, path).toBeLessThanOrEqual(benchPages.largest.budgets.html);
});

for (const [name, {path, budgets}] of Object.entries(benchPages) as [BenchPageName, BenchPage][]) {
  if (path !== undefined) {
    test(`${name} sends no more script before the load event than its budget`, async ({page}) => {
      const {scriptBeforeLoad} = await weigh(page, path);
      expect(scriptBeforeLoad).toBeGreaterThan(0);
      expect(scriptBeforeLoad).toBeLessThanOrEqual(budgets.scriptBeforeLoad ?? -1);
    });
  }
}

test('the page of an operation runs hardly more script than a page of documentation', async ({page, browser}) => {
  const operation = await weigh(page, benchPages.operation.path);
  const context = await browser.newContext();
  const docs = await weigh(await context.newPage(), new URL(benchPages.docs.path, page.url()).href);
  await context.close();
  expect(docs.script).toBeGreaterThan(docs.scriptBeforeLoad);
  expect(operation.script - docs.script).toBeLessThanOrEqual(benchPages.operation.budgets.scriptBeyondDocs);
});

const rooms = {
  '/': ['styles', 'styles-marketing'],
  '/pricing': ['styles', 'styles-marketing'],
  '/docs/quickstart': ['styles'],
  '/guides': ['styles'],
  '/terms-of-service': ['styles'],
  '/api': ['styles', 'styles-reference'],
  '/api/emails/send-email': ['styles', 'styles-reference'],
  '/api/events/email-delivered': ['styles', 'styles-reference'],
  '/docs/api-changelog': ['styles', 'styles-reference'],
  '/blog': ['styles', 'styles-blog'],
  '/blog/how-dkim-keys-rotate': ['styles', 'styles-blog'],
};
for (const [path, names] of Object.entries(rooms)) {
  test(`${path} has the styles of its room, and names the scripts that it starts with`, async ({page}) => {
    // Nothing is fetched ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
    );
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    await page.goto(path);
    const styles = page.locator('link[rel="stylesheet"]');
    const sheets = await styles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(sheets.map((sheet) => sheet.replace(/^.*\/(?<name>[\w-]+)\.\w+\.css$/u, '$<name>'))).toEqual(names);
    const waiting = page.locator(`script[type="${deferredScriptType}"]`);
    const named = await waiting.evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') ?? ''));
    fetched.clear();
    await showIntent(page);
    await hydrated(page);
    const scripts = [...fetched].filter((file) => file.endsWith('.js'));
    expect(scripts).toEqual(expect.arrayContaining(named));
    // The routes of posts come in parts, of which the browser looks up one.
    expect(scripts.filter((script) => !named.includes(script))).toHaveLength(path.startsWith('/blog/') ? 1 : 0);
  });
}
