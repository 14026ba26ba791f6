import type {Locator, Page} from 'playwright/test';

import {expect, test} from './support/site';

// Tests pages with the keyboard only.

/** Whether the focused element has a visible focus indicator; a code tab shows it on its label. */
async function focusOf(page: Page): Promise<{what: string; isMarked: boolean}> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const seen = element instanceof HTMLInputElement && element.type === 'radio' ? element.labels?.[0] : element;
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(seen ?? element);
    return {
      what: element.outerHTML.slice(0, 120),
      isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    };
  });
}

/** Presses Tab (or Shift+Tab) until an element has focus; every element along the way must show it. */
async function tabTo(page: Page, target: Locator, {key = 'Tab', most = 150} = {}): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const {what, isMarked} = await focusOf(page);
    expect(isMarked, `The focus does not show on ${what}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) {
      return;
    }
  }
  throw new Error(`${String(target)} was not reached in ${most} stops.`);
}

/** The text in the clipboard. */
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Skips the navigation with the first link on every page. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
}

test.describe('in the reference', () => {
  test.beforeEach(async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/api/emails/send-email');
    await skipToContent(page);
  });

  test('code tabs respond to arrows, Home and End, and the sample is copied', async ({page}) => {
    const radio = (name: string): Locator => page.getByRole('radio', {name, exact: true});
    await tabTo(page, radio('cURL'));
    for (const [key, name, text] of [
      ['ArrowRight', 'JavaScript', 'fetch('],
      ['End', 'JSON', '"from"'],
      ['ArrowRight', 'cURL', 'curl https'],
      ['ArrowLeft', 'JSON', '"from"'],
      ['Home', 'cURL', 'curl https'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio(name)).toBeChecked();
      await expect(radio(name)).toBeFocused();
      await expect(page.locator('aside pre:visible').first()).toContainText(text);
    }
    const panel = page.locator('aside .code-panel:visible').first();
    await tabTo(page, panel.getByRole('button'), {most: 1});
    await page.keyboard.press('Space');
    await expect(page.locator('#copy-status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe((await panel.locator('code').textContent())?.trimEnd());
    // A long line scrolls when the code has focus.
    await tabTo(page, panel.locator('pre'), {most: 1});
  });

  test('the request builder opens, changes and copies the sample, and closes', async ({page}) => {
    const opener = page.locator('summary', {hasText: 'Edit values'});
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', {name: 'Request values'});
    await expect(form).toBeVisible();
    await tabTo(page, form.getByLabel('subject', {exact: true}));
    // Tab selects the value of a field.
    await page.keyboard.type('By keyboard alone');
    const view = page.getByRole('radiogroup', {name: 'View'});
    await tabTo(page, view.getByRole('radio', {checked: true}), {key: 'Shift+Tab'});
    await page.keyboard.press('ArrowRight');
    const panel = page.locator('details[open] .code-panel').first();
    await tabTo(page, panel.getByRole('button'), {most: 3});
    await page.keyboard.press('Enter');
    await expect(page.locator('#copy-status')).toHaveText('Copied');
    expect(await clipboard(page)).toContain('By keyboard alone');
    await tabTo(page, page.getByRole('button', {name: 'Run in the sandbox'}));
    await page.keyboard.press('Enter');
    await expect(panel.locator('pre')).toContainText('"status": "accepted"');
    await tabTo(page, opener, {key: 'Shift+Tab'});
    await page.keyboard.press('Space');
    await expect(form).toBeHidden();
  });
});
