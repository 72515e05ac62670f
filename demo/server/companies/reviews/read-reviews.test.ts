import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { companyOf } from '../../testing/companies.ts';
import { createReviewsReader } from './read-reviews.ts';
import { LARGEST_FILE, reviewFilesAt } from './review-files.ts';

const SITE = '5fe07a79-bdd3-2e64-e122-95d5741ab5af';
const codeMarque = `${SITE}/9b1c3f60-0d0a-4d5c-8f5e-d00000000002`;
const SUMMARY = `/fr/cache/5/f/e/${SITE}/AWS/${SITE}_infosite.txt`;
const LIST = `/fr/cache/5/f/e/${SITE}/AWS/WEBSITE_API/reviews.json`;
const MINUTE = 60_000;

interface Answered {
  readonly status?: number;
  readonly text: string;
}
let asked: string[] = [];
let files: Map<string, Answered | 'hang'>;
let url = '';

const service = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const answered = files.get(path);
  if (answered === 'hang') return;
  const { status = 200, text } = answered ?? { status: 404, text: 'not found' };
  response.writeHead(status, status === 302 ? { location: `${url}${SUMMARY}` } : {}).end(text);
});

beforeAll(async () => {
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  const address = service.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const review = { rate: '4', review: 'Très bien', firstname: 'LÉA', publish_date: '2026-01-10 12:00:00' };
let now = 0;
const told: string[] = [];
let read: ReturnType<typeof reader>;

function reader() {
  const readOf = createReviewsReader({
    clock: { now: () => instant(now) },
    reviewFiles: reviewFilesAt(url),
  });
  const log = { warn: (_facts: object, message: string) => void told.push(message) };
  return (change: object = { avisverifies: { codeMarque } }) => {
    const profile = companyOf('x', change);
    const identity = { ...profile.identity, websiteURL: 'https://www.salon.fr' };
    return readOf({ profile: { ...profile, identity } }, log);
  };
}

beforeEach(() => {
  now = Date.UTC(2026, 0, 12, 7);
  asked = [];
  told.length = 0;
  files = new Map<string, Answered | 'hang'>([
    [SUMMARY, { text: '37;4.62' }],
    [LIST, { text: JSON.stringify([review]) }],
  ]);
  read = reader();
});

const WHOLE = {
  average: 4.62,
  count: 37,
  distribution: [0, 0, 0, 1, 0],
  quotes: [{ rate: 4, text: 'Très bien', name: 'LÉA', date: '20260110', language: '' }],
  url: 'https://www.avis-verifies.com/avis-clients/salon.fr',
};

test('the reviews of a site are read once an hour, however many ask', async () => {
  expect(await Promise.all([read(), read()])).toEqual([WHOLE, WHOLE]);
  now += 59 * MINUTE;
  await read();
  expect(asked.toSorted()).toEqual([SUMMARY, LIST]);
  files.set(SUMMARY, { text: '38;4.63' });
  now += 2 * MINUTE;
  expect(await read()).toMatchObject({ count: 38 });
});

test.each([{}, { avisverifies: null }, { avisverifies: { codeMarque: '../../../etc' } }])(
  'a company with %j has none, and nobody is asked',
  async (change) => {
    expect(await read(change)).toBeNull();
    expect(asked).toEqual([]);
  },
);

test('a site that the service does not know has none, and it is asked no more often', async () => {
  files.clear();
  expect(await read()).toBeNull();
  now += 30 * MINUTE;
  await read();
  expect(asked).toHaveLength(2);
  expect(told).toEqual([]);
});

test.each([
  ['is broken', { status: 500, text: '' }],
  ['leads elsewhere', { status: 302, text: '' }],
])('a service that %s shows nothing, and is asked again after some minutes', async (_, answered) => {
  files.set(SUMMARY, answered);
  expect(await read()).toBeNull();
  await read();
  expect(asked.filter((path) => path === SUMMARY)).toHaveLength(1);
  expect(told).toHaveLength(1);
  files.set(SUMMARY, { text: '37;4.62' });
  now += 6 * MINUTE;
  expect(await read()).toEqual(WHOLE);
});

test('a list without end is not read, and the average stands alone', async () => {
  files.set(LIST, { text: `[${JSON.stringify('x'.repeat(LARGEST_FILE))}]` });
  expect(await read()).toEqual({ ...WHOLE, distribution: [], quotes: [] });
  expect(told).toHaveLength(1);
});

test('a service that is silent is waited for no longer than four seconds', async () => {
  files.set(SUMMARY, 'hang');
  const started = performance.now();
  expect(await read()).toBeNull();
  expect(performance.now() - started).toBeLessThan(8000);
}, 12_000);
