/**
 * Runs in the browser before the first paint, on every page, inlined by the
 * boot-script plugin: what a reader may do before the application is there, and
 * the decision when it comes. Everything here is small, plain and lasts for the
 * whole visit: the application does none of it again.
 */
import {attempt} from './attempt';
import {switchColorMode} from './colorMode';
import {copyCode} from './copy';
import {dropMalformedHash} from './hash';
import {chooseLanguage, rememberChoices} from './language';
import {closeMenusByThemselves} from './menus';
import {hideDismissedNotice} from './notice';
import {keepEarlyInput} from './replay';
import {focusSearchOnShortcut} from './search';
import {startOnIntent} from './start';
import {rememberTabs} from './tabs';

[
  dropMalformedHash,
  chooseLanguage,
  rememberChoices,
  hideDismissedNotice,
  closeMenusByThemselves,
  switchColorMode,
  copyCode,
  rememberTabs,
  focusSearchOnShortcut,
  keepEarlyInput,
  startOnIntent,
].forEach(attempt);
