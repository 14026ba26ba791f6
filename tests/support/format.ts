import {type Locale, localeConfigs} from '../../src/config/locales';
import {formatUsd} from '../../src/lib/money';

/** Formats money for a language. */
export const usd = (cents: number, locale: Locale = 'en'): string => formatUsd(cents, localeConfigs[locale].iso);

/** Formats a number for a language. */
export const count = (value: number, locale: Locale = 'en'): string =>
  new Intl.NumberFormat(localeConfigs[locale].iso).format(value);

/** Formats a fraction, such as 0.5, for a language. */
export const percent = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(localeConfigs[locale].iso, {style: 'percent', maximumFractionDigits: 1}).format(share);
