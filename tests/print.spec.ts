import {expect, test} from './support/site';

test.use({colorScheme: 'dark'});

test('a legal page prints dark on light, with the logo and no controls', async ({page}) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({media: 'print'});
  // A browser prints no dark background, so the text has the color of the light mode.
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(20, 35, 59)');
  await expect(page.getByRole('banner').getByRole('link').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('main').locator('details, button').locator('visible=true')).toHaveCount(0);
});

test('the pricing page prints every price and answer, and no controls', async ({page}) => {
  await page.goto('/pricing');
  await page.emulateMedia({media: 'print'});
  for (const text of ['$10 per month', '$96 per year', 'Credits never expire.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('slider')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#calculator').getByText('$200', {exact: true})).toBeVisible();
});

test('a post prints without links to share it and related posts', async ({page}) => {
  await page.goto('/blog/how-dkim-keys-rotate');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('Share this post')).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Related posts'})).toBeHidden();
});

test('the index prints its entries only', async ({page}) => {
  await page.goto('/docs/indexsd');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('main nav')).toBeHidden();
  await expect(page.getByRole('link', {name: 'Create a one-time token'})).toBeVisible();
});
