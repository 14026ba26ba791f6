import {czech} from './czech';
import {endingStripper} from './stemming';
import {ukrainian} from './ukrainian';

describe('an ending stripper', () => {
  const strip = endingStripper('a ama e');

  it('takes all endings off, the longest first', () => {
    expect(strip('domenama')).toBe('domen');
  });

  it('leaves three letters of a word at least', () => {
    expect(strip('data')).toBe('dat');
    expect(strip('api')).toBe('api');
    expect(strip('ama')).toBe('ama');
    expect(strip('domenea')).toBe('domen');
  });
});

/** Forms of one word, which have to find each other. */
const forms = {
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
};

describe.each([
  ['cs', czech, forms.cs],
  ['uk', ukrainian, forms.uk],
] as const)('stemming in %s', (_code, language, words) => {
  it.each(words)('%s', (list) => {
    expect(new Set(list.split(' ').map(language.stem)).size).toBe(1);
  });

  it('keeps the words of the product apart', () => {
    const stems = words.map((list) => language.stem(list.split(' ')[0] ?? ''));
    expect(new Set(stems).size).toBe(words.length);
  });

  it('takes no ending off the start of a word', () => {
    expect(language.stem('dome*')).toBe('dome*');
    expect(language.stem('домена*')).toBe('домена*');
  });
});
