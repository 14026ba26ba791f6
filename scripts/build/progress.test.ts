import type {Locale} from '../../src/config/locales';
import {estimateLeft, overview, runWithProgress, seconds} from './progress';

it('estimates the rest from what is done', () => {
  expect(estimateLeft(10_000, 0, 9)).toBeUndefined();
  expect(estimateLeft(10_000, 2, 6)).toBe(20_000);
  expect(overview(10_000, 2, 6)).toBe('Languages: 2 of 6 done, 10.0 s, about 20 s left');
  expect(overview(10_000, 6, 6)).toBe('Languages: 6 of 6 done, 10.0 s');
  expect(seconds(1_234)).toBe('1.2 s');
});

describe('without a terminal', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  it('prints a line an event, names what failed and still builds the others', async () => {
    const failures = await runWithProgress(
      ['en', 'de', 'fr'],
      1,
      (locale, onPhase) => {
        onPhase('bundling');
        return locale === 'de' ? Promise.reject(new Error('broken')) : Promise.resolve('built');
      },
      false,
    );
    expect(failures).toEqual([{locale: 'de', error: new Error('broken')}]);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\[en\] built in/u),
        expect.stringMatching(/^\[de\] bundling/u),
        expect.stringMatching(/^\[de\] failed after/u),
        expect.stringMatching(/^\[fr\] built in/u),
        expect.stringMatching(/^Languages: 3 of 3 done/u),
      ]),
    );
  });

  it('never runs more at once than asked for', async () => {
    let running = 0;
    let most = 0;
    const work = async (_locale: Locale): Promise<'built'> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return 'built';
    };
    await runWithProgress(['en', 'de', 'fr', 'es', 'it'], 2, work, false);
    expect(most).toBe(2);
  });
});
