import { expect, test } from 'vitest';
import { externalServiceId } from '../../catalogue/ids.ts';
import { inOrderMeant } from './in-order-meant.ts';

const ids = (text: string) => [...text].map(externalServiceId);
const times = ids('abcab').map((id, at) => ({ externalServiceId: id, at }));

test.each([
  ['in the order meant', ids('cba'), 'c2 b1,4 a0,3'],
  ['what was not meant comes last', ids('b'), 'b1,4 a0,3 c2'],
  ['as they came where nothing was meant', null, 'a0,3 b1,4 c2'],
] as const)('times are grouped by service %s', (_, meant, found) => {
  const groups = inOrderMeant(times, meant).map(([id, own]) => `${id}${own.map(({ at }) => at).join()}`);
  expect(groups.join(' ')).toBe(found);
});
