/** Stands in for a database table whose primary key is the event ID. */
export const events = new Map();

export async function remember(id, event) {
  if (!events.has(id)) {
    events.set(id, event);
  }
}
