import {expect, test} from './support/site';

for (const base of ['', '/de']) {
  test(`the page of a status code at ${base}/docs/errors redirects, and an unknown one is not found`, async ({
    page,
  }) => {
    const moved = await page.request.get(`${base}/docs/errors/404`, {maxRedirects: 0});
    expect([moved.status(), moved.headers().location]).toEqual([301, `${base}/docs/errors/not-found`]);
    expect((await page.request.get(`${base}/docs/errors/nope`)).status()).toBe(404);
    expect((await page.goto(`${base}/docs/errors/404#not_found`))?.status()).toBe(200);
    await expect(page.locator('#not_found')).toBeInViewport();
  });
}

test('a link to another kind of page leads to its localized path', async ({page}) => {
  await page.goto('/de/docs/quickstart');
  await page.locator('article a[href="/de/preise"]').first().click();
  await expect(page).toHaveURL('/de/preise');
  await expect(page.locator('h1')).toBeVisible();
});
