import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const l of ['', '/de', '/en', '/it', '/es'])
  for (const path of ['/gift', '/services']) {
    const p = await b.newPage({ viewport: { width: 1280, height: 700 } });
    if (process.argv[2]) await p.addInitScript(() => {});
    await p.goto('http://maison.localhost:4217' + l + path);
    await p.waitForLoadState('networkidle');
    await p.waitForTimeout(800);
    const r = await p.evaluate(() => {
      const root = document.querySelector('vitrine-storefront').shadowRoot;
      const h = root.querySelector('header');
      const items = [...h.querySelectorAll('nav li > *, nav ~ *, a, button, summary')];
      return {
        h: h.getBoundingClientRect().height,
        tall: [
          ...new Set(
            items
              .filter((e) => e.getBoundingClientRect().height > 50 && e.textContent.trim())
              .map((e) => e.textContent.trim().slice(0, 20)),
          ),
        ],
        nav: h.querySelector('nav').getBoundingClientRect().width,
      };
    });
    console.log(l + path, JSON.stringify(r));
    await p.close();
  }
await b.close();
