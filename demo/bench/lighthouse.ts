import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import lighthouse from 'lighthouse';

/**
 * Lighthouse's accessibility score of each kind of page, against a running system: `npm run bench:lighthouse -- [port]`.
 * Exits with 1 where a page has less than 100.
 */
const port = Number(process.argv[2] ?? process.env.PORT ?? 4100);
const PAGES = [
  ['home', 'maison', '/'],
  ['services', 'maison', '/services'],
  ['category', 'maison', '/services/massages'],
  ['service', 'maison', '/services/massages/massage-suedois'],
  ['reservation', 'maison', '/services/massages/massage-suedois?page=reserved'],
  ['shop', 'maison', '/paris-marais'],
  ['contact', 'maison', '/contact'],
  ['legal', 'maison', '/legal'],
  ['login', 'maison', '/auth/login'],
  ['one shop', 'atelier', '/'],
  ['two shops', 'duo', '/'],
  ["a salon's own site", 'primary', '/'],
] as const;

const DEBUGGING_PORT = 9333;
const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const chromium = process.env.CHROMIUM ?? CANDIDATES.find((path) => existsSync(path));
if (!chromium) throw new Error('No Chromium was found; name one in CHROMIUM.');
const profile = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'));
const browser = spawn(
  chromium,
  [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
);

try {
  await untilAnswering(`http://127.0.0.1:${DEBUGGING_PORT}/json/version`);
  let isShort = false;
  for (const [name, host, path] of PAGES) {
    const result = await lighthouse(`http://${host}.localhost:${port}${path}`, {
      port: DEBUGGING_PORT,
      onlyCategories: ['accessibility'],
      logLevel: 'silent',
    });
    const score = Math.round((result?.lhr.categories['accessibility']?.score ?? 0) * 100);
    const failed = Object.values(result?.lhr.audits ?? {}).filter((audit) => audit.score === 0);
    isShort ||= score < 100;
    console.log(`lighthouse accessibility, ${name}: ${score}`, failed.map(({ id }) => id).join(' '));
  }
  process.exitCode = isShort ? 1 : 0;
} finally {
  browser.kill();
  await once(browser, 'exit');
  rmSync(profile, { recursive: true, force: true });
}

async function untilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error('The browser did not start.');
}
