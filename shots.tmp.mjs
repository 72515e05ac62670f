import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const base = 'http://maison.localhost:4217';
const errors = [];
for (const [w, h] of [
  [390, 844],
  [1280, 800],
])
  for (const scheme of ['light', 'dark']) {
    const c = await b.newContext({
      viewport: { width: w, height: h },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const p = await c.newPage();
    p.on('console', (m) => m.type() === 'error' && errors.push(w + ' ' + m.text()));
    p.on('pageerror', (e) => errors.push(String(e)));
    await p.goto(base + '/gift');
    await p.waitForLoadState('networkidle');
    const deny = p.getByRole('button', { name: /Tout refuser|Refuser/ });
    if (
      await deny
        .first()
        .isVisible()
        .catch(() => false)
    )
      await deny.first().click();
    const n = `/tmp/g-${w}-${scheme}`;
    await p.screenshot({ path: `${n}-1.png` });
    await p.getByRole('button', { name: 'Continuer' }).click();
    await p.waitForTimeout(500);
    await p.screenshot({ path: `${n}-2.png`, fullPage: w === 1280 });
    await p.getByRole('button', { name: /120/ }).click();
    await p.getByRole('button', { name: 'Continuer' }).click();
    await p.waitForTimeout(500);
    await p.getByRole('button', { name: 'Continuer' }).click();
    await p.waitForTimeout(500);
    await p.screenshot({ path: `${n}-3.png`, fullPage: true });
    await p.getByLabel('Prénom et nom').fill('Margaux Delorme');
    await p.getByLabel('Son adresse e-mail').fill('margaux@example.com');
    await p.getByLabel('De la part de').fill('Camille');
    await p.getByLabel('Votre message').fill('Joyeux anniversaire Margaux !\nProfite bien.');
    await p.getByRole('button', { name: 'Continuer' }).click();
    await p.waitForTimeout(500);
    await p.screenshot({ path: `${n}-4.png` });
    await p.getByRole('button', { name: 'Commander' }).click();
    await p.waitForTimeout(2500);
    await p.screenshot({ path: `${n}-5.png` });
    await p.goto(base + '/gift/check');
    await p.waitForLoadState('networkidle');
    await p.screenshot({ path: `${n}-6.png` });
    await c.close();
  }
console.log(errors.slice(0, 20));
await b.close();
