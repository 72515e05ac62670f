import { FREE_TIMES_PAGE } from '#contract/booking/earliest.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import { repeat } from '#domain/repeat.ts';
import type { Connection } from '../composition/connect.ts';
import { askTogether, fullAmong, mergedShops, type FoundTimes } from './ask-query.ts';
import type { AskedQuery } from './asked-query.ts';

/** Of so many full shops it is looked for what else is free there. */
const MOST_FULL = 2 * FREE_TIMES_PAGE;

/** What some questions find in these shops alone; what cannot be had is nothing. */
async function inShops(
  connection: Connection,
  { questions }: AskedQuery,
  shops: readonly ExternalShopId[],
): Promise<readonly FoundTimes[]> {
  const pages = repeat(Math.ceil(shops.length / FREE_TIMES_PAGE), (index) =>
    shops.slice(index * FREE_TIMES_PAGE, (index + 1) * FREE_TIMES_PAGE),
  );
  const answers = await Promise.all(
    pages.map((some) => {
      const own = questions.map((question) => ({ ...question, shops: some, around: null }));
      return askTogether(
        connection,
        own,
        own.map(() => 0),
      );
    }),
  );
  return questions.map((question, index) => ({
    question,
    shops: mergedShops(
      answers.map((answer) => (answer.kind === 'ok' ? (answer.value.found[index]?.shops ?? []) : [])),
    ),
  }));
}

/** What is free in shops that are full, by the first of the queries that finds something there. */
async function askFull(
  connection: Connection,
  full: readonly ExternalShopId[],
  queries: readonly AskedQuery[],
): Promise<readonly FoundTimes[]> {
  const found: FoundTimes[] = [];
  let left = full.slice(0, MOST_FULL);
  for (const query of queries) {
    if (left.length === 0) break;
    found.push(...(await inShops(connection, query, left)));
    left = [...fullAmong([left], found)];
  }
  return found.filter(({ shops }) => shops.length > 0);
}

interface Answered {
  readonly asked: AskedQuery;
  readonly full: readonly ExternalShopId[];
  /** Null while it is not known. */
  readonly instead: readonly FoundTimes[] | null;
}

/**
 * Looks, behind what was found, for other times of the shops that are full, and at shops near a place that is full. `later`:
 * what the search would be widened to next.
 */
export async function askBeside(
  connection: Connection,
  { asked, full, instead: before }: Answered,
  later: readonly AskedQuery[],
): Promise<{ readonly instead: readonly FoundTimes[]; readonly nearby: readonly FoundTimes[] }> {
  const known = before ?? [];
  const ofPlace = later.filter(({ givenUp }) => givenUp === 'part' || givenUp === 'day');
  const near = later.filter(({ givenUp }) => givenUp === 'near' && asked.givenUp !== 'nothing');
  const [instead, nearby] = await Promise.all([
    askFull(connection, fullAmong([full], known), ofPlace),
    Promise.all(near.map(({ questions }) => askTogether(connection, questions, [0]))),
  ]);
  return {
    instead: [...known, ...instead],
    nearby: nearby.flatMap((answer) => (answer.kind === 'ok' ? answer.value.found : [])),
  };
}
