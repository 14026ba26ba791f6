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
  const main = page.getByRole('main');
  await expect(main.getByRole('slider').or(main.getByRole('button'))).toHaveCount(0);
  await expect(page.locator('#calculator [data-copy] p').first()).toHaveText('$40');

  await page.goto('/api/emails/send-email');
  await expect(main.getByText('order-48213-confirmation').locator('visible=true')).toHaveCount(1);
  await expect(main.getByRole('button').locator('visible=true')).toHaveCount(0);
  await expect(main.locator('pre').filter({hasText: 'curl'}).locator('visible=true')).toHaveCount(1);
  await expect(main.locator('pre').filter({hasText: 'fetch('}).locator('visible=true')).toHaveCount(0);
});
