import { expect, test } from 'vitest';
import { createMemoryHistory } from '#platform/memory/history.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { appointmentsStoreFeature } from '../feature.ts';

const KEY = 'k'.repeat(43);

test('the key of an appointment is read from the address, kept by the tab, and hidden', async () => {
  const history = createMemoryHistory(`/de/rendez-vous/a#${KEY}`);
  const { site } = await createVisitor().open({ ports: { history } });
  const appointments = await site.open(appointmentsStoreFeature);
  expect(appointments.readKey('a')).toBe(KEY);
  appointments.hideKey('a');
  expect(history.read()).toBe('/de/rendez-vous/a');
  expect([appointments.readKey('a'), appointments.readKey('b')]).toEqual([KEY, '']);
  appointments.hideKey('a');
  expect(appointments.readKey('a')).toBe(KEY);
});

test('the key of an appointment survives a reload of its tab, and is in no other tab', async () => {
  const visitor = createVisitor();
  const tabStorage = new Map<string, string>();
  const open = async (options: Parameters<typeof visitor.open>[0]) =>
    (await visitor.open(options)).site.open(appointmentsStoreFeature);
  (await open({ tabStorage, address: `/rendez-vous/a#${KEY}` })).hideKey('a');
  expect((await open({ tabStorage, address: '/rendez-vous/a' })).readKey('a')).toBe(KEY);
  expect((await open({ address: '/rendez-vous/a' })).readKey('a')).toBe('');
});
