import {createQueue} from './queue';

/** Work that finishes on command. */
function controlled(): {work: () => Promise<void>; end: () => void; started: () => boolean} {
  let started = false;
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    work: () => {
      started = true;
      return done;
    },
    end: () => end(),
    started: () => started,
  };
}

/** Runs everything that is due now. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('respects the concurrency limit', async () => {
  const queue = createQueue(2, (start) => start());
  const all = Array.from({length: 5}, controlled);
  all.forEach(({work}) => queue.add(work));
  await settle();
  expect(all.map(({started}) => started())).toEqual([true, true, false, false, false]);
  all[1]?.end();
  await settle();
  expect(all.map(({started}) => started())).toEqual([true, true, true, false, false]);
});

it('waits for idle time, except for urgent work', async () => {
  const waiting: (() => void)[] = [];
  const queue = createQueue(2, (start) => waiting.push(start));
  const [patient, urgent] = [controlled(), controlled()];
  queue.add(patient.work);
  queue.add(urgent.work, true);
  await settle();
  expect([patient.started(), urgent.started()]).toEqual([false, true]);
  waiting.forEach((start) => start());
  await settle();
  expect(patient.started()).toBe(true);
});

it('runs urgent work first', async () => {
  const queue = createQueue(1, (start) => start());
  const [first, second, urgent] = [controlled(), controlled(), controlled()];
  queue.add(first.work);
  queue.add(second.work);
  queue.add(urgent.work, true);
  await settle();
  first.end();
  await settle();
  expect([second.started(), urgent.started()]).toEqual([false, true]);
});

it('continues after a failure, and logs it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const queue = createQueue(1, (start) => start());
  const after = controlled();
  queue.add(() => {
    throw new Error('no network');
  });
  queue.add(after.work);
  await settle();
  expect(after.started()).toBe(true);
  expect(warn).toHaveBeenCalledWith(new Error('no network'));
  warn.mockRestore();
});
