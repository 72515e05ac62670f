/** What a page hears of. */
export type Handler = (event: object) => unknown;

/** The events of an element of Stripe's, by its type: those who listen to each, and what tells them. */
export function elementEvents(elementType: string) {
  const handlers = new Map<string, Set<Handler>>();
  return {
    emit: (name: string, event: object = {}) =>
      handlers.get(name)?.forEach((handle) => handle({ elementType, ...event })),
    add(name: string, handle: Handler) {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handle));
    },
    /** All of that name where none is given. */
    remove(name: string, handle?: Handler) {
      if (handle === undefined) handlers.delete(name);
      else handlers.get(name)?.delete(handle);
    },
  };
}
