import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Site } from '#stores/site.ts';
import { heldVisit } from '#stores/testing/visits.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { useStep } from './use-step.ts';

function stepOf(site: Site, visit: VisitStore): ReturnType<typeof useStep> {
  const shown: ReturnType<typeof useStep>[] = [];
  const Step = () => {
    shown.push(useStep(site, visit, true));
    return null;
  };
  renderToStaticMarkup(<Step />);
  const [step] = shown;
  if (!step) throw new Error('no step');
  return step;
}

test('a customer’s confirmation that is loaded anew waits until it is known who is there', async () => {
  const { visitor, visit, page, clock } = await heldVisit();
  await page.site.session.login('camille@example.com', 'good');
  await clock.settle();
  await visit.confirm();
  await clock.settle();
  page.site.dispose();
  const me = { id: 'u1', email: 'camille@example.com' };
  visitor.backEnd.meet('GET', '/api/users/me', { body: me, after: 2000 });
  const { site } = await visitor.open({ tabStorage: page.tabStorage, isEarly: true });
  const again = await site.open(visitFeature);
  expect(stepOf(site, again)).toMatchObject({ booked: null, isAwaited: true });
  await clock.advance(3000);
  expect(stepOf(site, again)).toMatchObject({ booked: { id: 'a1' }, isAwaited: false });
});
