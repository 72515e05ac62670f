import { expect, test } from 'vitest';
import { createMemoryHostPage } from '#platform/memory/host-page.ts';
import type { HostPage } from '#platform/ports.ts';
import { createVisitor } from '../testing/visitor.ts';
import { hostConsentFeature } from './feature.ts';

async function open(hostPage: () => Promise<HostPage>) {
  const { site } = await createVisitor().open({ ports: { hostPage } });
  const { $granted } = await site.open(hostConsentFeature);
  await Promise.resolve();
  return { site, granted: () => $granted.get() };
}

test('what a page says is followed as it changes, until its site ends', async () => {
  const page = createMemoryHostPage('content other');
  const { site, granted } = await open(() => Promise.resolve(page));
  expect(granted()).toEqual(['content']);
  page.setConsent('analytics marketing');
  expect(granted()).toEqual(['analytics', 'marketing']);
  page.setConsent(null);
  expect(granted()).toEqual([]);
  site.dispose();
  page.setConsent('content');
  expect(granted()).toEqual([]);
});

test('where nobody knows what it says, nothing is agreed to', async () => {
  const { granted } = await open(() => Promise.reject(new Error('offline')));
  expect(granted()).toEqual([]);
});
