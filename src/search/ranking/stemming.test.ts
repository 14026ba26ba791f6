import type {Locale} from '../../config/locales';
import {emptyWordsOf, endingStripper, fold, stemmerOf, wordsOf} from './stemming';

describe('an ending stripper', () => {
  const strip = endingStripper('a ama e');

  it('removes all endings, longest first', () => {
    expect(strip('domenama')).toBe('domen');
  });

  it('keeps at least three letters of a word', () => {
    expect(strip('data')).toBe('dat');
    expect(strip('api')).toBe('api');
    expect(strip('ama')).toBe('ama');
    expect(strip('domenea')).toBe('domen');
  });
});

it('splits identifiers, joins e-mail, and folds accents, apostrophes and invisible characters', () => {
  expect(wordsOf('email.bounced scheduled_at E-⁠Mail-API')).toEqual([
    'email',
    'bounced',
    'scheduled',
    'at',
    'email',
    'api',
  ]);
  expect(fold('Ceník Größe об’єкт Ґанок')).toBe('cenik grosse обєкт ганок');
});

/** Forms of the same word, which must match each other. */
const forms = {
  en: ['verify verifies verified verifying verification', 'send sends sending sender', 'bounce bounced bounces'],
  de: ['Nachricht Nachrichten', 'Versanddomain Versanddomains', 'bestätigen bestatigen'],
  fr: ['domaine domaines', 'envoyer envoyé envoyés', 'vérifiez verifier'],
  es: ['dominio dominios', 'envío envios'],
  it: ['dominio domini', 'verifica verificare'],
  pt: ['domínio dominios', 'envio envios'],
  cs: [
    'doména domény doméně doménu doménou domén doménám doménách doménami domena domenou',
    'klíč klíče klíči klíčem klíčů klíčích',
    'webhook webhooku webhooky webhooků webhookem webhooku',
    'odběratel odběratele odběrateli odběratelem odběratelů odběratelům',
    'blokovaný blokovaná blokované blokovaných blokovanými blokovanou blokovaného blokovanému',
    'šablona šablony šabloně šablonu šablonou šablon šablonách',
    'záznam záznamu záznamy záznamem záznamů záznamech záznamům',
  ],
  uk: [
    'домен домену домени доменом доменів доменам доменами доменах домені',
    'ключ ключа ключі ключів ключем ключами ключах',
    'підписник підписника підписники підписників підписникам підписниками',
    'запис записи записів записами записах запису',
    'вебхук вебхуку вебхуки вебхуків вебхуком',
    'шаблон шаблону шаблони шаблонів шаблонами',
    'повернення поверненням повернень',
    "об’єкт об'єкт об’єкта об’єктів",
  ],
  ru: ['домен домены доменов домену', 'подписчик подписчики подписчиков', 'отправка отправки отправить'],
} as const;

describe.each(Object.keys(forms) as (keyof typeof forms)[])('stemming in %s', (locale) => {
  const stemmer = stemmerOf(locale);
  const stem = (word: string): string => stemmer(fold(word));

  it.each(forms[locale])('%s', (list) => {
    expect(new Set(list.split(' ').map(stem)).size).toBe(1);
  });

  it('distinguishes product terms', () => {
    const stems = forms[locale].map((list) => stem(list.split(' ')[0] ?? ''));
    expect(new Set(stems).size).toBe(forms[locale].length);
  });
});

it('accepts a language without endings or words of its own', () => {
  const added = 'pl' as Locale;
  expect(stemmerOf(added)('domeny')).toBe('domen');
  expect([...emptyWordsOf(added)]).toEqual([]);
});
