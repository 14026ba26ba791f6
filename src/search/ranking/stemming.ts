import type {Locale} from '../../config/locales';

/** The minimum length of a stem. */
const shortestStem = 3;

/** The common inflectional endings of each language, based on the light stemmers by J. Savoy and L. Dolamic. */
const endings: Readonly<Partial<Record<Locale, string>> & {en: string}> = {
  en: 's es ed ing ings y ies ied ication ications ying ation ations er ers or ors ment ments e',
  de: 'e en em er ern es s n ung ungen te ten st t et end ende enden',
  fr: `s es e ee ees er ez ent ant ation ations ement ements tion tions ons ment eur eurs euse euses al aux if ive ifs
    ives r ir is it re`,
  es: 's es a as o os e ar er ir ando iendo ado ada ados adas ido ida idos idas cion ciones miento mientos mente an en r',
  it: 'a e i o are ere ire ando endo ato ata ati ate ito ita iti ite uto uta uti ute zione zioni mento menti mente ne no',
  pt: `s es a as o os e ar er ir ando endo ado ada ados adas ido ida idos idas cao coes ao oes mento mentos mente em am
    r is eis ais`,
  cs: `atech etem atum ech ich ych iho eho emi emu ete eti imi imu ymi ach ama ami ata aty ove ovi em es im um at am os
    us ym mi ou uv eni ani it et ovat uje ete a e i o u y`,
  uk: `ого ього ому ьому ими іми їми ій ою ею єю их іх їх им ім їм ий ові еві єві ами ями ах ях ам ям ом ем єм ів їв ей
    єй ення енням еннями еннях ень ання анням аннями аннях ань іння інням інь к ати яти ити іти ути увати
    ювати ує ють ує уєте уємо ує ують юють ать ять ете єте емо ємо ите имо ав ала али ало ив ила или ило ував увала
    ували а я у ю и і ї е є о й ь ся сь`,
  ru: `ого его ому ему ыми ими ой ей ый ий ая яя ое ее ые ие ую юю ым им ом ем ах ях ами ями ам ям ов ев ых их ию ия ии
    ение ения ений ении ением ание ания аний ании анием к ать ять ить еть ывать ировать овать айте ите ьте
    ает яет ует ит ют ут ят ет ал ала али ил ила или ся сь а я о е ы и у ю ь й`,
};

/** Synonyms: each word also finds the others, which rank lower. A single page's other names belong in its keywords. */
const synonyms: Readonly<Partial<Record<Locale, readonly string[]>> & {en: readonly string[]}> = {
  en: [
    'price pricing cost',
    'remove delete',
    'mode sandbox test',
    'bounce bounced',
    'spam junk deliverability',
    'mail email',
    'arrive received delivered',
  ],
  de: ['verschicken versenden senden', 'abbrechen stornieren'],
  fr: ['courrier email'],
  es: ['correo email'],
  it: ['posta email', 'modello template'],
  cs: ['odeslat poslat odeslání', 'pošta email'],
  uk: ['надіслати надсилання відправити відправник sender', 'лист пошта email', 'гроші кошти'],
  ru: ['отправить послать отправитель sender', 'письмо почта email'],
};

/**
 * Words that don't indicate the subject of a question: pronouns, auxiliary verbs, and question words. Otherwise, words
 * such as `my` and `could` would count as rare, because documentation hardly contains them.
 */
const emptyWords: Readonly<Partial<Record<Locale, string>>> = {
  en: `i me my mine we us our you your they them their he she am do does did can could will would should what which who how
    when where why whether there too just really actually want got im ive dont doesnt cant isnt`,
  de: `ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren sie ihr ihre man was wie wo wer wann warum
    wieso welche welcher welches kann können könnte darf muss soll sollte will möchte ist sind war wird werden wurde habe hat
    haben gibt ob denn mal doch auch`,
  fr: `je j me mon ma mes moi nous notre nos vous votre vos on il elle ils est ce que qu quoi qui quel quelle quels quelles
    comment quand pourquoi où puis peux peut pouvez dois doit faut faire fait ai avez suis sont être se l d c n s m t`,
  es: `yo me mi mis nos nuestro nuestra su sus tu tus te se que qué cual cuál quien como cómo cuando dónde puedo puede pueden
    podemos debo debe tengo tiene hay es son está están ser estoy hacer hace quiero`,
  it: `io mi mio mia miei mie noi nostro nostra che cosa chi quale quali come quando dove perché posso può possono devo deve
    ho ha hanno è sono essere sto sta ci si fare fa voglio`,
  pt: `eu me meu minha meus minhas nosso nossa você vocês que qual quais quem como quando onde porque posso pode podem devo
    deve tenho tem há é são ser está estou fazer faz quero se`,
  cs: `já mě mně mi můj moje mých nás naše vás co jak jaké jaký jaká kdy kde kdo proč jestli zda můžu mohu může lze musím
    musí mám má mít je jsou jsem být bude se si to aby`,
  uk: `я мене мені мій моя моє мої моїх ми нас наш нам ви вас ваш вони вона він як що коли чи можна може можу треба потрібно
    де хто чому який яка яке які якщо щоб це є був була було буде бути маю ж же б би`,
  ru: `я меня мне мой моя мое мои моих мы нас наш нам вы вас ваш он она они как что когда можно могу может надо нужно где
    кто почему какой какая какое какие если чтобы это есть был была было будет быть ли же бы`,
};

/** The folded words that don't indicate the subject of a query. */
export const emptyWordsOf = (locale: Locale): ReadonlySet<string> => new Set(wordsOf(emptyWords[locale] ?? ''));

/** Letters that differ from their replacements by more than a diacritic. */
const spellings: Readonly<Record<string, string>> = {ß: 'ss', ґ: 'г', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe'};

/** Lowercases a string, and removes accents, apostrophes, and invisible characters, which many readers omit. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’ʼ`]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßґłøæœ]/gu, (letter) => spellings[letter] ?? letter);
}

/** The folded words of a string: an identifier such as `scheduled_at` is two words, and `e-mail` one. */
export function wordsOf(text: string): string[] {
  return (
    fold(text)
      .replaceAll(/\be[-‐‑]mail/gu, 'email')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Returns a function that removes endings from a folded word, longest first, as long as a stem of
 * three letters remains. It repeats, because a stem can itself end like an ending: otherwise, Czech
 * `záznam` would lose `am`, but `záznamu` would lose only `u`.
 *
 * @param list endings separated by whitespace, in any order
 */
export function endingStripper(list: string): (word: string) => string {
  const longestFirst = [...new Set(fold(list).match(/\S+/gu))].sort((a, b) => b.length - a.length);
  const strip = (word: string): string => {
    const ending = longestFirst.find((end) => word.length - end.length >= shortestStem && word.endsWith(end));
    return ending === undefined ? word : strip(word.slice(0, -ending.length));
  };
  return strip;
}

/** Returns a stemmer that removes a language's endings, then the English ones, for English pages and terms. */
export function stemmerOf(locale: Locale): (word: string) => string {
  const stripLocal = endingStripper(endings[locale] ?? '');
  const english = endingStripper(endings.en);
  const known = new Map<string, string>();
  return (word) => {
    let stem = known.get(word);
    if (stem === undefined) {
      stem = /\d/u.test(word) ? word : english(stripLocal(word));
      known.set(word, stem);
    }
    return stem;
  };
}

/** The stems of a word and its synonyms, by the stem of the word. */
export function synonymsOf(locale: Locale, stem: (word: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = [...new Set([...(synonyms[locale] ?? []), ...synonyms.en])].map((group) => wordsOf(group).map(stem));
  return new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
}
