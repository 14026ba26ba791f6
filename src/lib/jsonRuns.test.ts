import {jsonRuns} from './jsonRuns';

it('colors names, strings and constants of JSON', () => {
  expect(jsonRuns('{"a\\"b": "c", "d": [1.5, null]}')).toEqual([
    {text: '{'},
    {text: '"a\\"b"', color: 'pl-k'},
    {text: ': '},
    {text: '"c"', color: 'pl-s'},
    {text: ', '},
    {text: '"d"', color: 'pl-k'},
    {text: ': ['},
    {text: '1.5', color: 'pl-c1'},
    {text: ', '},
    {text: 'null', color: 'pl-c1'},
    {text: ']}'},
  ]);
});
