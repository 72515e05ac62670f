import { expect, test } from 'vitest';
import { demoCompanies } from '#seed/companies.ts';
import { readReviewFiles, reviewFilesOf } from '#domain/reviews/verified-reviews.ts';
import { demoReviews } from '#seed/reviews.ts';
import { thirdPartiesOf, wrongIdsIn } from '#domain/consent/third-parties.ts';
import { openSharedSalon, server } from '../../testing/open-salons.ts';

openSharedSalon();

const get = (url: string) => server.app.inject({ url, headers: { host: 'third-party.localhost:4100' } });
const profiles = demoCompanies().map(({ company }) => company);

test('the services of the demo’s companies are well set up, and all but those of payment come from the stand-in', async () => {
  expect(profiles.flatMap((profile) => wrongIdsIn(profile))).toEqual([]);
  const scripts = profiles
    .flatMap((profile) => thirdPartiesOf(profile))
    .flatMap(({ category, script, storedNames }) =>
      script && category !== 'payment' ? [{ script, storedNames }] : [],
    );
  expect(scripts.length).toBeGreaterThan(3);
  for (const { script, storedNames } of scripts) {
    const address = new URL(script.address);
    expect(address.host).toBe('third-party.localhost:4100');
    const reply = await get(`${address.pathname}${address.search}`);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(reply.body).toContain(JSON.stringify(storedNames));
  }
});

test('the files of the review service are those of the demo’s companies', async () => {
  const [site = ''] = demoReviews.map((reviews) => reviews.site);
  const read = async (path: string) => (await get(`/cl.avis-verifies.com${path}`)).body;
  const { summary, list } = reviewFilesOf(site);
  const files = { summary: await read(summary), list: await read(list) };
  const reviews = readReviewFiles(files, '20260112');
  expect(reviews?.distribution?.reduce((sum, count) => sum + count, 0)).toBe(reviews?.count);
  expect(new Set(reviews?.quotes.map(({ language }) => language)).size).toBeGreaterThan(2);
});

test.each([
  '/',
  '/cl.avis-verifies.com',
  '/cl.avis-verifies.com/fr/cache/0/0/0/other/AWS/other_infosite.txt',
  '/static.hotjar.com/c/hotjar-12.js',
  '/static.hotjar.com/c/hotjar-x;alert(1).js?sv=6',
  '/js.stripe.com/v3/',
  '/www.googletagmanager.com/gtag/js?id=%3Cscript%3E',
])('there is nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('scripts are heard', async () => expect((await get('/heard')).statusCode).toBe(204));
