/** Stands in for a table with the event's id as its key. */
export const events = new Map();

export async function remember(id, event) {
  if (!events.has(id)) {
    events.set(id, event);
  }
}
