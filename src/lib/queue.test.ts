import {createQueue} from './queue';

/** Runs everything that is due now. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue that logs the names of the work that it starts, which lasts until `end` is called. */
function loggingQueue(limit: number, whenIdle = (start: () => void): void => start()) {
  const queue = createQueue(limit, whenIdle);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: (name: string, urgent?: boolean) =>
      queue.add(() => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }, urgent),
    end: (name: string) => ends.get(name)?.(),
  };
}

it('respects the concurrency limit, and runs urgent work first', async () => {
  const {add, end, started} = loggingQueue(2);
  ['a', 'b', 'c', 'd'].forEach((name) => add(name));
  add('urgent', true);
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await settle();
  expect(started).toEqual(['a', 'b', 'urgent']);
  end('a');
  await settle();
  expect(started).toEqual(['a', 'b', 'urgent', 'c']);
});

it('waits for idle time, except for urgent work', async () => {
  const idle: (() => void)[] = [];
  const {add, started} = loggingQueue(2, (start) => idle.push(start));
  add('patient');
  add('urgent', true);
  await settle();
  expect(started).toEqual(['urgent']);
  idle.forEach((start) => start());
  await settle();
  expect(started).toEqual(['urgent', 'patient']);
});

it('continues after a failure, and logs it', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const queue = createQueue(1, (start) => start());
  const after = jest.fn();
  queue.add(() => {
    throw new Error('no network');
  });
  queue.add(after);
  await settle();
  expect(after).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(new Error('no network'));
  warn.mockRestore();
});
