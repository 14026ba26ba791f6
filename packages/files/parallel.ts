/** Does work for each item, several at a time, in the order of the list. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
}
