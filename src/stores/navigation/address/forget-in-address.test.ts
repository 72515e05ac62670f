import { expect, test } from 'vitest';
import { createVisitor, HOME } from '../../testing/visitor.ts';
import { forgetInAddress } from './forget-in-address.ts';
import { createMemoryNavigation } from '../navigation.ts';
import { pathNavigation } from '../path-navigation.ts';

test('what was read is taken out of the address, and all else of it stays', async () => {
  const visitor = createVisitor();
  const address = '/commande?products=oil%3A2&shop=s1&utm_source=letter&q=x#part';
  const { site, history } = await visitor.open({ address });
  const navigation = site.forElement({
    navigation: { kind: 'history', base: '' },
    emit: () => false,
    create: pathNavigation,
  }).navigation;
  forgetInAddress(navigation, ['products', 'shop']);
  expect(history.read()).toBe('/commande?utm_source=letter&q=x#part');
  expect(navigation.$place.get()).toMatchObject({ route: { kind: 'checkout' }, query: { q: 'x' } });
  expect(navigation.$place.get().query.products).toBeUndefined();
});

test('an element without an address leaves that of the page as it is', async () => {
  const visitor = createVisitor();
  const { site, history } = await visitor.open({ address: '/page?products=1' });
  const { navigation } = site.forElement({
    navigation: { kind: 'memory', start: HOME },
    emit: () => true,
    create: createMemoryNavigation,
  });
  forgetInAddress(navigation, ['products']);
  expect(history.read()).toBe('/page?products=1');
});
