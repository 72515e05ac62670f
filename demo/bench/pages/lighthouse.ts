import lighthouse from 'lighthouse';
import { launchChromium } from './launch-chromium.ts';
import { note } from '../note.ts';

/**
 * Lighthouse's accessibility score of each kind of page. Exits with 1 where a page has less than 100.
 */
const port = Number(process.env.PORT ?? 4100);
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
const browser = await launchChromium(`--remote-debugging-port=${DEBUGGING_PORT}`);

try {
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
    note(`accessibility score of ${name}`, score, { least: 100 });
    console.log(`lighthouse accessibility, ${name}: ${score}`, failed.map(({ id }) => id).join(' '));
  }
  process.exitCode = isShort ? 1 : 0;
} finally {
  await browser.close();
}
