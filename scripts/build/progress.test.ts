import type {Locale} from '../../src/config/locales';
import {runWithProgress} from './progress';

describe('without a terminal', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  });
  afterEach(() => jest.restoreAllMocks());

  it('prints a line per event, reports failures and still builds the others', async () => {
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

  it('respects the concurrency limit', async () => {
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
