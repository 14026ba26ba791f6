import type {Locator, Page} from 'playwright/test';

import {appLinks} from '../src/config/site';
import {quickstartPath, quickstarts} from '../src/data/quickstarts';
import {languageNames} from '../src/data/sampleLanguages';
import {holdScripts, hydrated, openApplication, requestsOf} from './support/scripts';
import {expect, test} from './support/site';

test('the home page links the sign-up, quickstarts, features, bundles and what readers can check', async ({page}) => {
  await page.goto('/');
  const main = page.locator('main');
  const signUp = main.getByRole('link', {name: 'Get started'}).first();
  await expect(signUp).toHaveAttribute('href', appLinks.signUp);
  for (const {slug, language} of quickstarts) {
    await expect(main.getByRole('link', {name: languageNames[language], exact: true})).toHaveAttribute(
      'href',
      quickstartPath({slug}),
    );
  }
  await expect(main.locator('#product li h3 a')).toHaveCount(7);
  for (const url of [
    '/docs/security',
    '/privacy-policy',
    '/docs/support',
    '/pricing#guarantee',
    '/docs/api-changelog',
  ]) {
    await expect(main.locator(`a[href="${url}"]`).first()).toBeVisible();
  }
  await expect(main.getByRole('link', {name: /^Buy /u})).toHaveCount(3);
  // Each claim links to its source.
  const claims = page.locator('main > ul');
  await expect(claims.getByRole('link')).toHaveCount(await claims.getByRole('listitem').count());
  await claims.getByRole('link', {name: 'average delivery time'}).click();
  await expect(page.locator('section:has(#delivery-time)')).toContainText('email.delivered');
});

test('the request in the first view can be sent, and its response replaces it', async ({page}) => {
  await openApplication(page, '/');
  const requests = requestsOf(page);
  const letter = page.locator('main').getByRole('status').first();
  await expect(letter).toContainText('curl');
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(letter).toContainText('202 Accepted');
  await expect(letter).toContainText('"status": "accepted"');
  expect(requests.filter((request) => request.includes('mailwren.example'))).toEqual([]);
  const back = page.getByRole('button', {name: 'Show request'});
  await expect(back).toBeFocused();
  await back.click();
  await expect(letter).toContainText('curl');
});

test('an invalid address of the newsletter is explained on the page', async ({page}) => {
  await openApplication(page, '/');
  const address = page.getByRole('main').getByLabel('Email address');
  await address.fill('ada@');
  await page.getByRole('button', {name: 'Subscribe'}).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('Enter an email address, such as ada@post.example.');
  await address.fill('ada@post.example');
  await expect(address).toHaveAccessibleDescription('');
});

const sliderOf = (page: Page): Locator => page.getByRole('main').getByRole('slider');

test('the small calculator responds to the keys of its slider, also before hydration, and passes on its volume', async ({
  page,
}) => {
  const held = await holdScripts(page);
  await page.goto('/');
  const slider = sliderOf(page);
  await expect(slider).toHaveAccessibleName('API and SMTP emails per month');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  held.release();
  await hydrated(page);
  await expect(slider).toHaveAttribute('aria-valuetext', '120,000');
  await page.keyboard.press('End');
  await expect(page.locator('main output')).toContainText('$5,000');
  await page.locator('main a[href*="#calculator"]').click();
  const field = page.locator('#calculator form').getByRole('textbox', {name: 'API and SMTP emails'});
  await expect(field).toHaveValue('50,000,000');
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the letter is delivered immediately', async ({page}) => {
    await page.goto('/');
    // Some animations follow scrolling instead of time. Those that end immediately still run before the first frame.
    const visible = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({timeline}) => timeline === document.timeline)
        .map(({effect}) => Number(effect?.getComputedTiming().endTime))
        .filter((milliseconds) => milliseconds > 1),
    );
    expect(visible).toEqual([]);
    const envelope = page.getByRole('img', {name: /^An envelope to /u});
    await expect(envelope).toBeInViewport();
    await expect(envelope.getByText('Delivered')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page is complete, including code tabs and an example calculation', async ({page}) => {
    await page.goto('/de/');
    const steps = page.locator('#steps');
    await expect(steps.getByText('v=spf1 include:spf.mailwren.example ~all')).toBeVisible();
    await expect(steps.getByText('email.delivered')).toBeVisible();
    await expect(steps.locator('pre', {hasText: 'await fetch('})).toBeVisible();
    await steps.getByText('PHP', {exact: true}).click();
    await expect(steps.locator('pre', {hasText: 'curl_init'})).toBeVisible();

    await expect(sliderOf(page)).toHaveCount(0);
    const example = page.locator('output').locator('xpath=../..');
    await expect(example).toContainText('100.000');
    await expect(example).toContainText('40\u00a0$');
    await example.getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/preise\?/u);
    await expect(page.locator('#bundles').getByRole('table')).toBeVisible();
  });
});
