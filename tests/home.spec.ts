import type {Locator, Page} from 'playwright/test';

import {appLinks, company, hosts, supportLink, supportMailbox} from '../src/config/site';
import {calculatorLimits, defaultInputs} from '../src/data/calculator';
import {lowestPrice, namedBundles} from '../src/data/pricing';
import {quickstartPath, quickstarts} from '../src/data/quickstarts';
import {testimonials} from '../src/data/testimonials';
import {estimate} from '../src/lib/calculator/estimate';
import {encodeInputs} from '../src/lib/calculator/query';
import {count, usd} from './support/format';
import {holdScripts, hydrated, openApplication} from './support/scripts';
import {expect, test} from './support/site';

test('the sections are in order and link quickstarts, features and bundles', async ({page}) => {
  await page.goto('/');
  const main = page.locator('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Send email without a monthly plan.');
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Start in your programming language',
    'Send your first email in three steps',
    'One platform for transactional and marketing email',
    'Build and test before you pay',
    'Prepaid credits, no subscription',
    'Why you can trust Mailwren',
    'Create an account and start sending',
  ]);
  const signUp = main.getByRole('link', {name: 'Send your first email'}).first();
  await expect(signUp).toHaveAttribute('href', appLinks.signUp);
  for (const {slug, name} of quickstarts) {
    await expect(main.getByRole('link', {name, exact: true})).toHaveAttribute('href', quickstartPath({slug}));
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
  await expect(main.getByRole('link', {name: /^Buy /u})).toHaveCount(namedBundles.length);
});

test('the first screen of a small laptop has the price, what to do next and the numbers', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 720});
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('h1 + p')).toContainText(`As low as ${usd(lowestPrice.priceCents)} per`);
  const next = main.getByRole('link', {name: 'Try it without an account'});
  await expect(next).toHaveAttribute('href', '/docs/testing#mock-server');
  for (const part of [
    next,
    main.getByRole('link', {name: 'Send your first email'}).first(),
    page.locator('main > ul'),
  ]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
});

test('Product leads to what the product does', async ({page}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', {name: 'Product'}).click();
  await expect(page.getByRole('heading', {name: 'One platform for transactional'})).toBeInViewport();
});

test('each claim links what is behind it, such as how the delivery time is measured', async ({page}) => {
  await page.goto('/');
  const claims = page.locator('main > ul');
  await expect(claims.getByRole('link')).toHaveCount(await claims.getByRole('listitem').count());
  await expect(claims.getByRole('link', {name: 'uptime target'})).toHaveAttribute('href', hosts.status);
  await claims.getByRole('link', {name: 'average delivery time'}).click();
  await expect(page).toHaveURL('/about#delivery-time');
  await expect(page.locator('#delivery-time')).toContainText('email.delivered');
});

test('one line says that quotes are illustrative until all are confirmed', async ({page}) => {
  await page.goto('/');
  const quotes = page.getByRole('figure').filter({has: page.locator('blockquote')});
  await expect(quotes).toHaveCount(testimonials.length);
  const confirmed = testimonials.every((testimonial) => testimonial.confirmed);
  await expect(page.getByText('Illustrative quotes', {exact: true})).toHaveCount(confirmed ? 0 : 1);
});

test('the about page and every footer have the postal address', async ({page}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('About Mailwren');
  await expect(page.getByRole('main').locator('dd').last()).toHaveText([company.name, ...company.address].join(', '));
  await expect(page.getByRole('main').getByRole('link', {name: supportMailbox})).toHaveAttribute('href', supportLink);
  await expect(page.getByRole('contentinfo').locator('address')).toContainText(company.address[0]);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${company.year} ${company.name}`);
});

/** What the small calculator estimates for a number of emails. */
const inputsOf = (emails: number) => ({...defaultInputs, emails});

const sliderOf = (page: Page): Locator => page.getByRole('main').getByRole('slider');

/** Expects that the small calculator shows the cost of the emails and links to the large one with the same number. */
async function expectSmallResult(page: Page, emails: number): Promise<void> {
  const calculator = page
    .locator('main div', {has: page.getByRole('slider')})
    .filter({has: page.locator('output')})
    .last();
  const {purchase} = estimate(inputsOf(emails));
  await expect(calculator.locator('label + p')).toHaveText(count(emails));
  await expect(calculator.locator('output')).toContainText(usd(purchase.priceCents));
  await expect(calculator.locator('output')).toContainText(count(purchase.credits));
  const href = `/pricing?${encodeInputs(inputsOf(emails))}#calculator`;
  await expect(calculator.getByRole('link')).toHaveAttribute('href', href);
}

test('the small calculator responds to the keys of its slider and passes on its volume', async ({page}) => {
  await openApplication(page, '/');
  const slider = sliderOf(page);
  await expect(slider).toHaveAccessibleName('API and SMTP emails per month');
  await expectSmallResult(page, defaultInputs.emails);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '120,000');
  await expectSmallResult(page, 120_000);
  await page.keyboard.press('Home');
  // It starts with the volume that the smallest bundle covers.
  await expect(slider).not.toHaveAttribute('aria-valuetext', '0');
  await page.keyboard.press('End');
  await expectSmallResult(page, calculatorLimits.perMonth);
  await page.locator('main a[href*="#calculator"]').click();
  const field = page.locator('#calculator form').getByRole('textbox', {name: 'API and SMTP emails'});
  await expect(field).toHaveValue(count(calculatorLimits.perMonth));
});

test('the small calculator keeps changes made before hydration', async ({page}) => {
  const held = await holdScripts(page);
  await page.goto('/');
  await sliderOf(page).focus();
  await page.keyboard.press('ArrowRight');
  held.release();
  await hydrated(page);
  await expectSmallResult(page, 120_000);
});

/** The animations of the page that are running, except those that follow scrolling. */
const running = (page: Page): Promise<Animation[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({playState, timeline}) => playState === 'running' && timeline === document.timeline),
  );

test('the envelope is visible from the first frame, and the animation ends soon', async ({page}) => {
  await page.goto('/');
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({timeline}) => timeline === document.timeline)
      .map((animation) => {
        animation.pause();
        animation.currentTime = 0;
        return Number(animation.effect?.getComputedTiming().endTime);
      }),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(2500);
  await expect(page.getByRole('img', {name: /^An envelope to /u})).toBeInViewport();
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the letter is delivered immediately', async ({page}) => {
    await page.goto('/');
    expect(await running(page)).toEqual([]);
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
    await expect(example).toContainText(count(defaultInputs.emails, 'de'));
    await expect(example).toContainText(usd(estimate(defaultInputs).purchase.priceCents, 'de'));
    await example.getByRole('link').click();
    await expect(page).toHaveURL(/\/de\/preise\?/u);
    await expect(page.locator('#calculator').getByRole('table')).toBeVisible();
  });
});
