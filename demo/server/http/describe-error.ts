import { databaseCode } from '../database/database.ts';

/** Of many that failed together, how many are told. */
const MOST_PARTS = 5;

/** Where it happened and the database's code. Messages are left out: a failed query quotes its parameters in them. */
export function describeError(error: Error): object {
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const parts = error instanceof AggregateError ? error.errors.filter((part) => part instanceof Error) : [];
  return {
    name: error.name,
    code: databaseCode(error),
    at: places.slice(0, 8).map((line) => line.trim()),
    ...(parts.length > 0 && { parts: parts.slice(0, MOST_PARTS).map(describeError) }),
  };
}
