import { expect, test } from '@playwright/test';
import { START_PATIENCE } from '#server/testing/processes/server-process.ts';
import { differencesOf, newVisitors, visitBothSides } from './both-sides/both-sides.ts';
import { randomRoutes } from './both-sides/random-routes.ts';
import { withTwoServers } from './both-sides/two-servers.ts';

/** Says whether the shop is open now, which is another sentence by the time at which the page is hydrated. */
const OF_THE_MOMENT = { host: 'maison', locale: 'es', kind: 'shop', path: '/es/sevilla-centro?x=1' } as const;
/** A sample of what `npm run bench:routes` compares: of each kind among so many one page, of those that are closed one each. */
const ROUTES = 20;
const sample = new Map(
  randomRoutes('a sample', ROUTES).map((route) => [
    route.kind === 'disabled' ? route.host : route.kind,
    route,
  ]),
);

test('random pages have the same HTML, rendered by the server and hydrated, and drawn by the browser alone', async ({
  browser,
}) => {
  test.setTimeout(START_PATIENCE);
  await withTwoServers(async (servers) => {
    const left = [OF_THE_MOMENT, ...sample.values()].values();
    const compare = async (turn: number) => {
      const visitors = await newVisitors(browser, servers.now, turn);
      for (const route of left) {
        const sides = await visitBothSides(visitors, servers, route);
        expect.soft(differencesOf(sides), `${route.host}${route.path}`).toEqual([]);
      }
    };
    await Promise.all([compare(0), compare(1)]);
  });
});
