import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentCompany } from '#contract/company/companies.ts';
import { listAlerts } from '#contract/content/alerts.ts';
import { listEvents } from '#contract/content/events.ts';
import { listPostCategories } from '#contract/content/postcategories.ts';
import { listPosts, postBySlug } from '#contract/content/posts.ts';
import { LOCALES, type LocalizedText } from '#domain/locale.ts';
import { demoCompanies } from '#seed/companies.ts';
import { pictureOf } from '#seed/pictures/picture-of.ts';
import { clientOf } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { contentRows } from './rows/content-rows.ts';
import { moveOwnAddresses } from './own-addresses.ts';
import { insertContent, renewAnnouncements } from './insert-content.ts';
import { seedCompany } from './seed.ts';

const DAY = 86_400_000;
const seeds = demoCompanies('20260112').filter(({ content }) => content !== undefined);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const now = new Date(server.clock.now());
  for (const { content: _later, ...seed } of seeds) await seedCompany(db, seed, pictureOf, 'none');
  for (const seed of seeds) await insertContent(db, seed, pictureOf, now);
});
afterAll(() => server.close());

test('links between the hosts of the demo lead to the port that it is served on', async () => {
  const { db } = server.database;
  for (const origin of [(host: string) => `https://${host}`, (host: string) => `http://${host}:4721`]) {
    await moveOwnAddresses({ db, originOf: origin });
    const visitor = clientOf(server, 'maison', { locale: 'fr' });
    const told = JSON.stringify([await visitor.get(currentCompany), await visitor.get(listEvents)]);
    expect(told).not.toContain(':4100');
    for (const host of ['primary.localhost', 'maison.localhost']) expect(told).toContain(`"${origin(host)}`);
  }
});

test('the marketplace has a magazine, events and alerts in all its languages', async () => {
  for (const locale of LOCALES) {
    const visitor = clientOf(server, 'maison', { locale });
    const posts = await visitor.get(listPosts);
    expect(posts).toHaveLength(5);
    const [first] = posts;
    expect(first).toMatchObject({ vedette: { active: true }, slug: 'premier-massage' });
    const texts = posts.flatMap(({ title, summary, body }) => [title, summary, body]);
    for (const text of texts) expect(Object.keys(text)).toEqual([locale]);
    expect((await visitor.get(listEvents)).length).toBe(2);
    expect((await visitor.get(listAlerts)).length).toBe(2);
    const categories = (await visitor.get(listPostCategories)).map(({ id }) => id);
    for (const { category } of posts) expect(categories).toContain(category);
  }
});

test('the two shops by the sea have one of their own', async () => {
  const visitor = clientOf(server, 'duo', { locale: 'en' });
  expect((await visitor.get(postBySlug, { params: { slug: 'un-blond-qui-tient' } })).title).toEqual({
    en: 'A blonde that lasts till October',
  });
  expect([await visitor.get(listEvents), await visitor.get(listAlerts)]).toMatchObject([
    [{ link: { url: '/services' } }],
    [{ serviceId: expect.stringMatching(/^service-/) }],
  ]);
});

test('nothing of what is seeded is lost when it is cleaned', () => {
  const words = (text: LocalizedText) => Object.values(text).map((html) => html.replaceAll(/\s?\/?>/g, '>'));
  for (const seed of seeds) {
    const content = seed.content!;
    const rows = contentRows(seed, content, pictureOf, new Date());
    expect(rows.posts.map(({ body }) => words(body))).toEqual(content.posts.map(({ body }) => words(body)));
    expect(rows.events.map(({ body }) => words(body))).toEqual(content.events.map(({ body }) => words(body)));
    expect(rows.alerts.map(({ body }) => words(body))).toEqual(content.alerts.map(({ body }) => words(body)));
  }
});

test('what is over is announced anew when the server starts again, and the rest stays', async () => {
  const visitor = clientOf(server, 'maison');
  const before = await visitor.get(listEvents);
  const later = server.clock.now() + 100 * DAY;
  server.clock.set(later);
  expect((await visitor.get(listEvents)).map(({ id }) => id)).toEqual(['event-retour-des-flacons']);
  await renewAnnouncements(server.database.db, seeds, pictureOf, new Date(later));
  const after = await visitor.get(listEvents);
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  const kept = (list: typeof after) => list.find(({ id }) => id === 'event-retour-des-flacons')?.end;
  expect(kept(after)).toBe(kept(before));
});
