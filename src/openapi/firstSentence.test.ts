import {firstSentence} from './firstSentence';

describe('firstSentence', () => {
  it.each([
    ['One. Two.', 'One.'],
    ['Sends `one` [email](/x) at 2.5 per second. Two.', 'Sends one email at 2.5 per second.'],
    ['No full stop\n\nNext', 'No full stop'],
    ['', ''],
  ])('takes %j down to %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
