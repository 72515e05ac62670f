import { expect } from '@playwright/test';
import { buildNextSite, type SiteFile } from '../../hosts/next-site.ts';
import { test } from '../fixtures/journey.ts';
import { PATH, visitByHistory } from './routed-visit.ts';

let fileOf: (path: string) => SiteFile | undefined;

test.beforeAll(async () => {
  fileOf = await buildNextSite();
});

test('a visitor goes back and forward by a step, away and back, in a site of Next.js', async ({
  page,
  at,
  email,
}) => {
  const { origin } = new URL(at(''));
  const site = new URL(at('primary'));
  const tag = `<script type="module" src="${origin}/embed/vitrine.js" data-company="cmp_maison" data-api="${origin}"></script>`;
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.origin === site.origin,
    (route) => {
      const file = fileOf(new URL(route.request().url()).pathname);
      if (!file) return route.fulfill({ status: 404, body: '' });
      return route.fulfill({ ...file, body: file.body.replace('</head>', `${tag}</head>`) });
    },
  );
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto(at('primary', PATH));
  await visitByHistory(page, email, {
    own: '__PRIVATE_NEXTJS_INTERNALS_TREE',
    next: () => expect.anything(),
  });
  // Its router led from page to page itself: the browser loaded one twice alone, as it was told to.
  expect(loads).toHaveLength(2);
});
