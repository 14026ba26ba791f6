import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {formatUsd} from '@site/src/lib/money';

/** Formats numbers, prices and dates for the page's language. */
export interface Format {
  number: (value: number) => string;
  percent: (share: number) => string;
  usd: (cents: number) => string;
  /** A date, from a string that `Date` parses as midnight UTC. */
  date: (day: string) => string;
  /** A number with a unit of `Intl`, such as `second`. */
  unit: (value: number, unit: string, display?: 'long' | 'short' | 'narrow') => string;
  /** A relative time: "in 6 months". */
  relative: (value: number, unit: Intl.RelativeTimeFormatUnit) => string;
  /** Month and year of a date in the reader's time zone. */
  month: (day: Date) => string;
  /** A list: "a, b and c". */
  list: (things: readonly string[]) => string;
}

/** Keeps a number and its unit, or the parts of a date, on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The language of the page, as the BCP 47 tag that `Intl` expects. */
export function useIso(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** Formatters for the language of the page. */
export function useFormat(): Format {
  const iso = useIso();
  return {
    number: (value) => new Intl.NumberFormat(iso).format(value),
    percent: (share) => new Intl.NumberFormat(iso, {style: 'percent', maximumFractionDigits: 1}).format(share),
    usd: (cents) => formatUsd(cents, iso),
    date: (day) => unbroken(new Intl.DateTimeFormat(iso, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day))),
    unit: (value, unit, display = 'long') =>
      unbroken(new Intl.NumberFormat(iso, {style: 'unit', unit, unitDisplay: display}).format(value)),
    relative: (value, unit) => new Intl.RelativeTimeFormat(iso).format(value, unit),
    month: (day) => unbroken(new Intl.DateTimeFormat(iso, {month: 'long', year: 'numeric'}).format(day)),
    list: (things) => new Intl.ListFormat(iso).format(things),
  };
}
