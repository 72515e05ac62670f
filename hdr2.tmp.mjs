import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const gap of [1, 0.875])
  for (const l of ['', '/de', '/es', '/it', '/en']) {
    const p = await b.newPage({ viewport: { width: 1280, height: 700 } });
    await p.goto('http://maison.localhost:4217' + l + '/gift');
    await p.waitForLoadState('networkidle');
    await p.waitForTimeout(600);
    const r = await p.evaluate((gap) => {
      const root = document.querySelector('vitrine-storefront').shadowRoot;
      const h = root.querySelector('header');
      const ul = h.querySelector('nav ul');
      ul.style.columnGap = gap * 16 + 'px';
      for (const e of h.querySelectorAll('div')) {
        const c = getComputedStyle(e);
        if (c.display === 'flex' && ['16px', '32px'].includes(c.columnGap))
          e.style.columnGap = c.columnGap === '16px' ? '8px' : '20px';
      }
      return [
        ...new Set(
          [...h.querySelectorAll('a,button,summary')]
            .filter((e) => e.getBoundingClientRect().height > 50 && e.textContent.trim())
            .map((e) => e.textContent.trim().slice(0, 20)),
        ),
      ];
    }, gap);
    console.log(gap, l, JSON.stringify(r));
    await p.close();
  }
await b.close();
