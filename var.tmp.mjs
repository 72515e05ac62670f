import { chromium } from '@playwright/test';
const v = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const errors = [];
for (const [w, h, scheme] of [[390, 844, 'light'], [1280, 800, 'light'], [1280, 800, 'dark']]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: 'reduce', locale: 'fr-FR' });
  const consent = { version: 1, at: Date.now(), asked: [], granted: [] };
  const p = await c.newPage();
  p.on('pageerror', (e) => errors.push(String(e))); p.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
  await p.goto('http://maison.localhost:4217/gift'); await p.waitForLoadState('networkidle');
  const n = `/tmp/v-${v}-${w}-${scheme}`;
  await p.screenshot({ path: `${n}-1.png` });
  if (v === 'cards') { await p.getByRole('button', { name: /Merci/ }).click(); await p.waitForTimeout(700); await p.screenshot({ path: `${n}-2.png` }); }
  await p.locator('[name=name]').fill('Margaux Delorme'); await p.locator('[name=message]').fill('Joyeux anniversaire !'); await p.waitForTimeout(300);
  await p.screenshot({ path: `${n}-3.png` });
  await p.getByRole('button', { name: 'Commander' }).click(); await p.waitForTimeout(400);
  await p.screenshot({ path: `${n}-4.png` });
  await c.close();
}
console.log(errors.slice(0, 10)); await b.close();
