import type { TestServer } from '../test-server.ts';

/** Counts what is asked of the database from now on: at the driver, below everything that could ask. */
export function countQueries({ database }: TestServer): { since(): number } {
  const client: unknown = Reflect.get(database.db, '$client');
  if (typeof client !== 'object' || client === null)
    throw new Error('The database has no client to count at.');
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new Error('The client of the database has no query to count.');
  let queries = 0;
  Reflect.set(client, 'query', (...given: unknown[]) => {
    queries += 1;
    return Reflect.apply(query, client, given);
  });
  return {
    /** How many since this was asked last. */
    since() {
      const asked = queries;
      queries = 0;
      return asked;
    },
  };
}
