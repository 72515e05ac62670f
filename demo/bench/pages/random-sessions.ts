import { chromium } from '@playwright/test';
import { findChromium } from '../../setup/browsers/find-chromium.mjs';
import { withSystem } from '../../e2e/fixtures/system.ts';
import { serveHostPage } from '../../e2e/random/sessions/host-page.ts';
import { STEP_NAMES, walk } from '../../e2e/random/sessions/walk.ts';
import { note } from '../note.ts';

/**
 * Walks random sequences of sessions in Chromium (login of one customer and of another, logout, expiry, reload, Back to a page in the
 * browser's cache), in two tabs that each show two companies on one page:
 * `node demo/bench/pages/random-sessions.ts [sequences] [seed]`, 30 by seed 1 unless said otherwise. Ends with 1 where a cart, a name
 * or a token was visible to somebody whose it is not, a sequence got stuck, or a step never came about.
 */
const [sequences = '30', seed = '1'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(sequences) || !/^\d+$/.test(seed)) {
  console.error('Sequences and seed have to be whole numbers: random-sessions.ts [sequences] [seed].');
  process.exit(2);
}
const STEPS = 6;
/** They wait more than they work. */
const TOGETHER = 3;

const sum = { carts: 0, names: 0, tokens: 0, restored: 0 };
const done = new Map<string, number>();
let stuck = 0;

/** The headless shell keeps no page that is left. */
const executablePath = [process.env['CHROMIUM'], findChromium()].find(
  (path) => path && !/headless/.test(path),
);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Playwright has every browser throw pages away.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

async function walkOne(
  name: string,
  place: Pick<Parameters<typeof walk>[1], 'host' | 'backEnd'>,
): Promise<void> {
  const { counted, log, isStuck } = await walk(browser, { ...place, seed: name, steps: STEPS });
  for (const key of ['carts', 'names', 'tokens', 'restored'] as const) sum[key] += counted[key];
  for (const [step, count] of counted.done) done.set(step, (done.get(step) ?? 0) + count);
  if (isStuck) stuck += 1;
  if (isStuck || counted.carts + counted.names + counted.tokens > 0)
    console.log(`sequence ${name} failed:\n${log.join('\n')}`);
}

await withSystem(async ({ port }) => {
  const host = await serveHostPage(port);
  let next = 0;
  const goOn = async () => {
    while (next < Number(sequences))
      await walkOne(`${seed}/${next++}`, { host, backEnd: `http://localhost:${port}` });
  };
  await Promise.all(Array.from({ length: TOGETHER }, goOn));
  host.close();
});
await browser.close();

console.log(
  JSON.stringify({
    sequences: Number(sequences),
    seed: Number(seed),
    ...sum,
    stuck,
    steps: Object.fromEntries(done),
  }),
);
note('foreign carts visible in a browser', sum.carts, { most: 0 });
note('foreign names visible in a browser', sum.names, { most: 0 });
note('foreign tokens in a browser', sum.tokens, { most: 0 });
const undone = STEP_NAMES.filter((step) => !done.has(step));
const isProven = undone.length === 0 && sum.restored > 0;
if (!isProven)
  console.error(
    `Nothing is proven: ${sum.restored} pages restored, never done: ${undone.join(', ') || 'none'}.`,
  );
process.exitCode = sum.carts + sum.names + sum.tokens + stuck > 0 || !isProven ? 1 : 0;
