import { bundled } from '../../hosts/frameworks.ts';
import { openHostPage } from './host-page.ts';
import { test } from '../fixtures/journey.ts';
import { PATH, visitByHistory } from './routed-visit.ts';

/** Each with what it keeps in every entry of the history, which it counts. */
const ROUTERS = [
  ['react-router', 'idx'],
  ['vue-router', 'position'],
] as const;

for (const [router, own] of ROUTERS) {
  test(`a visitor goes back and forward by a step, away and back, in a page of ${router}`, async ({
    page,
    at,
    email,
  }) => {
    const program = (await bundled(router)).replaceAll('</script', '<\\/script');
    const start = `host.show(document.querySelector('main'), '${PATH}')`;
    await openHostPage(page, at, { body: `<main></main><script>${program};${start}</script>` });
    await visitByHistory(page, email, { own, next: (count) => Number(count) + 1 });
  });
}
