import {judge, median, medians} from './judge';
import {describe as table, describeOver} from './report';

describe('the middle of some runs', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[1, 2, 4, 90], 3],
    [[1, Infinity, 2], 2],
    [[1, Infinity, Infinity], Infinity],
    [[Infinity, Infinity], Infinity],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('is nothing where there were none', () => {
    expect(() => median([])).toThrow('no median');
  });

  it('is taken for each figure, and left out for one that a page has not got', () => {
    const runs = [
      {blocked: 10, largestPaint: 900},
      {blocked: 90, largestPaint: 700},
      {blocked: 20, largestPaint: 800},
    ];
    expect(medians(runs)).toEqual({blocked: 20, largestPaint: 800});
  });
});

describe('a figure beside its budget', () => {
  it('passes up to it and is over from there on', () => {
    const of = (blocked: number): unknown => judge({blocked}, {blocked: 50})[0]?.isOver;
    expect([of(0), of(50), of(50.1), of(Infinity), of(NaN)]).toEqual([false, false, true, true, true]);
  });

  it('is over where nothing may be and something is', () => {
    expect(judge({shift: 0.001}, {shift: 0})).toEqual([{figure: 'shift', value: 0.001, budget: 0, isOver: true}]);
  });

  it('is only shown where there is none', () => {
    expect(judge({fonts: 1e9}, {})).toEqual([{figure: 'fonts', value: 1e9, budget: undefined, isOver: false}]);
  });

  it('has to be measured', () => {
    expect(() => judge({}, {field: 1_300})).toThrow('field has a budget and was not measured');
  });
});

describe('the report', () => {
  const blocks = [
    {
      name: 'operation',
      path: '/api/emails/send-email',
      judgements: judge(
        {script: 150 * 1024, scriptOfOthers: 2_048, field: Infinity, sample: 1_234.4, shift: 0, largestIsPicture: 1},
        {script: 140 * 1024, field: 1_300, sample: 1_400, shift: 0, largestIsPicture: 0},
      ),
      notes: ['Not compared.'],
    },
    {name: 'generation', judgements: judge({generation: 12_000}, {generation: 30_000})},
  ];

  it('writes each value with its unit, its budget and the verdict, in columns', () => {
    const text = table(blocks);
    expect(text.split('\n').map((line) => line.trim().replace(/ {2,}/gu, ' | '))).toEqual([
      'operation | /api/emails/send-email',
      'Script in all, after the first sign of intent | 150.0 KB | at most 140.0 KB | OVER',
      'Script of other pages, fetched ahead | 2.0 KB',
      'Layout shift, while loading and starting | 0.000 | at most 0.000 | pass',
      'Largest paint is a picture | yes | at most no | OVER',
      'A field of the body is readable | never | at most 1300 ms | OVER',
      'A sample is readable | 1234 ms | at most 1400 ms | pass',
      'Not compared.',
      '',
      'generation',
      'All languages, from nothing | 12000 ms | at most 30000 ms | pass',
    ]);
    const verdicts = text.split('\n').filter((line) => /(?:OVER|pass)$/u.test(line));
    expect(new Set(verdicts.map((line) => line.search(/(?:OVER|pass)$/u))).size).toBe(1);
  });

  it('lists what is over, and nothing else', () => {
    expect(describeOver(blocks)).toEqual([
      'operation: Script in all, after the first sign of intent: 150.0 KB, at most 140.0 KB',
      'operation: Largest paint is a picture: yes, at most no',
      'operation: A field of the body is readable: never, at most 1300 ms',
    ]);
    expect(describeOver(blocks.slice(1))).toEqual([]);
  });
});
