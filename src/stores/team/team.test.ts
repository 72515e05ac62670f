import { expect, test } from 'vitest';
import { shopId } from '#domain/catalogue/ids.ts';
import { createVisitor, HOME } from '../testing/visitor.ts';
import { teamFeature } from './feature.ts';

const member = { id: 'p1', displayname: 'Inès', picture: null, craft: {} };
const PATH = '/api/shops/1/team';
const shop = { id: shopId('1') };

test('the team of a shop is asked for once, whichever element wants it', async () => {
  const visitor = createVisitor();
  visitor.backEnd.meet('GET', PATH, { body: [member] });
  const { site } = await visitor.open();
  const other = site.forElement({ navigation: { kind: 'memory', start: HOME }, emit: () => true });
  const [one, two] = [await site.open(teamFeature), await other.open(teamFeature)];
  const [load] = await Promise.all([one.of(shop).ensure(), two.of(shop).ensure()]);
  expect(load).toMatchObject({ kind: 'ready', value: [{ id: 'p1', name: 'Inès' }] });
  expect(visitor.sent.filter(({ path }) => path === PATH)).toHaveLength(1);
});

test('a team that did not come is asked for again', async () => {
  const visitor = createVisitor();
  const body = { code: 404, type: 'not_found', message: '', retryable: false };
  visitor.backEnd.meet('GET', PATH, { status: 404, body }, { body: [member] });
  const team = (await (await visitor.open()).site.open(teamFeature)).of(shop);
  expect(await team.ensure()).toMatchObject({ kind: 'failed' });
  expect(await team.ensure()).toMatchObject({ kind: 'ready' });
});
