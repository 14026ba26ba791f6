import {expect, test} from './support/site';

test.use({colorScheme: 'dark'});

test('pages print their content dark on light, without controls', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.goto('/privacy-policy');
  // Browsers do not print dark backgrounds, so text has the color of light mode.
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(20, 35, 59)');
  await expect(page.getByRole('banner').getByRole('link').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('main').locator('details, button').locator('visible=true')).toHaveCount(0);

  await page.goto('/pricing');
  for (const text of ['$10 per month', '$96 per year', 'Credits never expire.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('slider')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.locator('#calculator [data-copy] p').first()).toHaveText('$40');

  await page.goto('/blog/how-dkim-keys-rotate');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByText('Share this post')).toBeHidden();
  await expect(page.getByRole('heading', {name: 'Related posts'})).toBeHidden();

  await page.goto('/api/emails/send-email');
  await expect(main.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(main.locator('pre').filter({hasText: 'curl'}).locator('visible=true')).toHaveCount(1);
  await expect(main.locator('pre').filter({hasText: 'fetch('}).locator('visible=true')).toHaveCount(0);
  const names = main.getByRole('radiogroup', {name: 'Language of the sample'}).locator('> label:visible');
  await expect(names).toHaveText(['cURL']);

  await page.goto('/docs/indexsd');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('main nav')).toBeHidden();
  await expect(page.getByRole('link', {name: 'Attach a file from a URL'})).toBeVisible();
});
