import { searchFreeTimes } from '#contract/booking/earliest.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Answer } from '#platform/api/answer.ts';
import {
  freeTimesQuery,
  parseFreeTimes,
  type FreeTimesPage,
  type FreeTimesQuestion,
} from '#platform/wire/times/free-times.ts';
import type { Connection } from '../composition/connect.ts';
import { valueOf } from '../load.ts';

/** Asks for the page of a question that follows so many shops, in the company's currency. */
export async function askPage(
  { api, company }: Connection,
  question: FreeTimesQuestion,
  skip: number,
): Promise<Answer<FreeTimesPage>> {
  await company.ensure();
  const currency = valueOf(company.$company.get())?.currency ?? EURO;
  const query = freeTimesQuery(question, skip);
  return api.ask(searchFreeTimes, (value) => parseFreeTimes(value, currency), { query });
}
