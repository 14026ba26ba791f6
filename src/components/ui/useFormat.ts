import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {formatUsd} from '@site/src/lib/money';

/** Keeps a number and its unit, or the parts of a date, on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The language of the page, as the BCP 47 tag that `Intl` expects. */
export function useIso(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** Formats numbers, prices, and dates for the language of the page. */
export function useFormat() {
  const iso = useIso();
  return {
    number: (value: number) => new Intl.NumberFormat(iso).format(value),
    /** A large number in short form: 2.5M. */
    compact: (value: number) =>
      unbroken(new Intl.NumberFormat(iso, {notation: 'compact', maximumFractionDigits: 1}).format(value)),
    percent: (share: number) => new Intl.NumberFormat(iso, {style: 'percent', maximumFractionDigits: 1}).format(share),
    usd: (cents: number) => formatUsd(cents, iso),
    /** A date, from a string that `Date` parses as midnight UTC. */
    date: (day: string) =>
      unbroken(new Intl.DateTimeFormat(iso, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day))),
    /** A number with an `Intl` unit, such as `second`. */
    unit: (value: number, unit: string, display: 'long' | 'short' | 'narrow' = 'long') =>
      unbroken(new Intl.NumberFormat(iso, {style: 'unit', unit, unitDisplay: display}).format(value)),
    /** A relative time: "in 6 months". */
    relative: (value: number, unit: Intl.RelativeTimeFormatUnit) =>
      new Intl.RelativeTimeFormat(iso).format(value, unit),
    /** The first letter of a month: 0 is January. */
    monthInitial: (month: number) =>
      new Intl.DateTimeFormat(iso, {month: 'narrow', timeZone: 'UTC'}).format(Date.UTC(2026, month)),
    /** A list: "a, b, and c". */
    list: (things: readonly string[]) => new Intl.ListFormat(iso).format(things),
  };
}

/** Formatters for a language. */
export type Format = ReturnType<typeof useFormat>;
