import {type Locale, localeConfigs} from '../../src/config/locales';
import {formatUsd} from '../../src/lib/money';

/** Money as a language writes it. */
export const usd = (cents: number, locale: Locale = 'en'): string => formatUsd(cents, localeConfigs[locale].iso);

/** A number as a language writes it. */
export const count = (value: number, locale: Locale = 'en'): string =>
  new Intl.NumberFormat(localeConfigs[locale].iso).format(value);

/** A share, such as 0.5, as a language writes it. */
export const percent = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(localeConfigs[locale].iso, {style: 'percent', maximumFractionDigits: 1}).format(share);
