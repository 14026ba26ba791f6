import {type SearchLanguage, endingStripper, isPrefix} from './stemming';

/** One spelling for what is typed in several: the apostrophe is left out, ґ is г. */
function fold(word: string): string {
  return word.replaceAll(/['’ʼ`]/gu, '').replaceAll('ґ', 'г');
}

/** Reflexive particles of verbs. */
const withoutParticle = endingStripper('ся сь');

/** The endings of nouns, adjectives and the commonest forms of verbs. */
const withoutEnding = endingStripper(`
  ого ього ому ьому ими іми їми ій ою ею єю их іх їх им ім їм ий
  ові еві єві ами ями ах ях ам ям ом ем єм ів їв ей єй
  ення енням еннями еннях ень ання анням аннями аннях ань іння інням інь
  ати яти ити іти ути увати ювати ує ють ує уєте уємо ує ують юють ать ять ете єте емо ємо ите имо
  ав ала али ало ив ила или ило ував увала ували
  а я у ю и і ї е є о й ь
`);

/** Ukrainian, for the search. */
export const ukrainian: SearchLanguage = {
  wordCharacters: '\\u0400-\\u052F',
  stopWords:
    `а або або аби але без би був була були було бути в вам вас ваш ваша ваше ваші ви від він вона вони воно все всі
    всіх де для до є ж за з зі із і й її їх їхній його коли кожен кожна кожне ли лише має майже ми між може на над нам нас
    наш не нема ні ній ними ним них но о об один одна одне по після про при саме свій свої своя своє себе та так також
    такий там те ти тим то того тоді той тому ту тут у усі це цей ці цього чи через чий що щоб що-небудь я як яка яке який які
    якщо`.split(/\s+/u),
  stem(word) {
    const folded = fold(word);
    return isPrefix(folded) ? folded : withoutEnding(withoutParticle(folded));
  },
};
