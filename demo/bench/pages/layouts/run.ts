import type { Browser, Page } from '@playwright/test';
import { atWidth } from '../../../e2e/fixtures/looks/in-every-rendering.ts';
import { axeViolations } from '../../../e2e/fixtures/looks/axe.ts';
import { withSystem } from '../../../e2e/fixtures/system.ts';
import { note } from '../../note.ts';
import { launchChromium } from '../launch-chromium.ts';
import { shareOfDifference, type Grid } from './grid.ts';
import { keepCompositions, type Composition, type Compositions } from './kept-grids.ts';
import { LAYOUTS, pairsOf, type Layout } from './layouts.ts';
import { writePicture } from './pictures.ts';
import { ALIKE, SCHEMES, WIDTHS, type Width } from './sizes.ts';
import { arrange, atRest, gridAt, openKind, scrollThrough } from './views.ts';

/**
 * Looks at every layout that a company's theme may name, on a phone and a desktop, in light and dark: that axe finds nothing, that nothing
 * is wider than the page, and what stands where (`grid.ts`) on the first 1,800 px. Any two layouts of a kind have to differ in
 * a share of the cells, header and footer included, which they all have in common: `npm run bench:layouts -- [--write] [kinds]`. With `--write`
 * the grids are kept, which a journey holds the pages to, and the pictures of docs/theming.md. Ends with 1 beyond a limit.
 */
const LEAST_SHARE = 0.15;
const parameters = process.argv.slice(2);
const writes = parameters.includes('--write');
const asked = parameters.filter((each) => each !== '--write');
const kinds = Object.keys(LAYOUTS).filter((kind) => asked.length === 0 || asked.includes(kind));

const faults = { axe: 0, overflow: 0, scheme: 0 };
const least: Record<Width, number> = { 390: 1, 1280: 1 };

function fault(of: keyof typeof faults, layout: Layout, what: string): void {
  faults[of] += 1;
  console.error(`${layout.kind} ${layout.id}: ${what}`);
}

/** In both schemes: at one width, where its things stand. */
async function lookAt(page: Page, layout: Layout, width: Width): Promise<Grid> {
  const grids: Grid[] = [];
  for (const scheme of SCHEMES) {
    await arrange(page, width, scheme);
    if (scheme === 'light') await scrollThrough(page);
    await atRest(page);
    grids.push(await gridAt(page, width));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > Number(width)) fault('overflow', layout, `${wide} px wide at ${width} px, ${scheme}`);
    if (writes && width === '1280' && scheme === 'light') await writePicture(page, layout);
    await atWidth(page, Number(width));
    const found = await axeViolations(page, { coloursOnly: scheme === 'dark' });
    for (const each of found) fault('axe', layout, `at ${width} px, ${scheme}: ${each}`);
  }
  const [light = [], dark = []] = grids;
  if (shareOfDifference(light, dark) > ALIKE)
    fault('scheme', layout, `composed otherwise in the dark at ${width} px`);
  return light;
}

async function lookAtKind(browser: Browser, kind: string, port: number): Promise<Compositions> {
  const { show, close } = await openKind(kind, port);
  const found = new Map<string, Composition>();
  try {
    for (const id of LAYOUTS[kind] ?? []) {
      const context = await browser.newContext({
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await show(page, { kind, id });
      const phone = await lookAt(page, { kind, id }, '390');
      found.set(id, { 390: phone, 1280: await lookAt(page, { kind, id }, '1280') });
      await context.close();
    }
  } finally {
    await close();
  }
  return found;
}

function compare(kind: string, compositions: Compositions): void {
  for (const [[one, first], [other, second]] of pairsOf([...compositions])) {
    const shares = WIDTHS.map((width) => shareOfDifference(first[width], second[width]));
    WIDTHS.forEach((width, at) => (least[width] = Math.min(least[width], shares[at] ?? 0)));
    const isAlike = shares.some((share) => share < LEAST_SHARE);
    const figures = shares.map((share) => share.toFixed(3)).join('  ');
    console.log(
      `${kind.padEnd(20)}${`${one} / ${other}`.padEnd(28)}${figures}${isAlike ? '  TOO MUCH ALIKE' : ''}`,
    );
  }
}

await withSystem(async ({ port, newVisitor }) => {
  const browser = await launchChromium();
  console.log(
    `${'kind'.padEnd(20)}${'layouts'.padEnd(28)}${WIDTHS.map((width) => `at ${width}`).join('  ')}`,
  );
  for (const kind of kinds) {
    await newVisitor();
    const compositions = await lookAtKind(browser, kind, port);
    compare(kind, compositions);
    if (writes) keepCompositions(kind, compositions);
  }
  await browser.close();
});

for (const width of WIDTHS)
  note(`least share of cells in which two layouts differ at ${width} px`, least[width], {
    least: LEAST_SHARE,
  });
note('findings of axe in all layouts', faults.axe, { most: 0 });
note('layouts that are wider than the page', faults.overflow, { most: 0 });
note('layouts that are composed otherwise in the dark', faults.scheme, { most: 0 });
const isAlike = WIDTHS.some((width) => least[width] < LEAST_SHARE);
process.exitCode = isAlike || faults.axe + faults.overflow + faults.scheme > 0 ? 1 : 0;
