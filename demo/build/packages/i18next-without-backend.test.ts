import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { createInstance } from 'i18next';
import { withoutBackend } from './i18next-without-backend.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8');

test('i18next without backend and formats takes texts in, fills them, chooses plurals and falls back to French as before', async () => {
  const code = withoutBackend(source) ?? '';
  expect(source.length - code.length).toBeGreaterThan(10_000);
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  const slim = (await import(address)) as { readonly createInstance: typeof createInstance };
  const i18n = slim.createInstance();
  void i18n.init({ lng: 'de', fallbackLng: 'fr', resources: { de: {} }, ns: [], initAsync: false });
  i18n.addResourceBundle(
    'de',
    'cart',
    { button: { full_one: '{{count}} Zeile', full_other: '{{count}} Zeilen' } },
    true,
    true,
  );
  i18n.addResourceBundle('fr', 'cart', { title: 'Panier' }, true, true);
  const t = i18n.getFixedT('de');
  const said: readonly string[] = [
    t('cart:button.full', { count: 1 }),
    t('cart:button.full', { count: 2 }),
    t('cart:title'),
  ];
  expect(said).toEqual(['1 Zeile', '2 Zeilen', 'Panier']);
});

test('another way of writing i18next is noticed', () => {
  expect(withoutBackend('class Other {}')).toBeNull();
});

test('no text names a format, which the built i18next does not know', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const named = readdirSync(join(root, 'locales'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .filter((file) => /\{\{[^}]*,/.test(readFileSync(join(root, 'locales', file), 'utf8')));
  expect(named).toEqual([]);
});
