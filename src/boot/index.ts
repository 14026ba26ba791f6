/**
 * Runs on every page before the first paint. Starts the app, and contains the features that must work before the app
 * starts, which the app doesn't repeat. The boot-script plugin bundles this file and adds it to the head.
 */
import {setColorScheme} from './colorScheme';
import {copyCode} from './copy';
import {dropMalformedHash} from './hash';
import {chooseLanguage, rememberChoices} from './language';
import {closeMenus} from './menus';
import {hideDismissedNotice} from './notice';
import {keepEarlyInput} from './replay';
import {focusSearchOnShortcut} from './search';
import {selectNumbers} from './select';
import {showCurrentEntry} from './sidebar';
import {startOnFirstInteraction} from './start';
import {rememberTabs} from './tabs';
import {isBot} from '../lib/language';

/**
 * Whether the browser supports `color-mix`, as all browsers in the `browserslist` of package.json do. Other browsers
 * keep the built page, as do crawlers and link previewers, which must not see an error page.
 */
const runsApp = CSS.supports('color', 'color-mix(in srgb, red, red)') && !isBot(navigator.userAgent);

[
  dropMalformedHash,
  chooseLanguage,
  rememberChoices,
  hideDismissedNotice,
  closeMenus,
  setColorScheme,
  copyCode,
  rememberTabs,
  showCurrentEntry,
  focusSearchOnShortcut,
  selectNumbers,
  ...(runsApp ? [keepEarlyInput, startOnFirstInteraction] : []),
].forEach((task) => {
  try {
    task();
  } catch (error) {
    // The page works without this feature.
    console.error(error);
  }
});
