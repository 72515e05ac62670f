import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { hostileCss } from '#theme/custom-css/testing/hostile-css.ts';
import type { Engine } from '../engine.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import { linesOfPage } from './page-scripts.ts';
import { COLUMN, type SalonPage } from './salon-page.ts';

/** What a company's own CSS must leave as it is. */
const UNTOUCHED =
  'position z-index float display visibility opacity pointer-events transform filter clip-path mask-image cursor ' +
  'background-image border-image-source list-style-image shape-outside animation-name transition-property font-family';

/** The outermost pixels of the elements' column may have the outlines of what has the focus; the last ones of a window its scroll bar. */
const OUTLINE = 12;
const SCROLL_BAR = 40;

/** What the page around the elements' column shows. */
async function pictureAround(engine: Engine): Promise<string> {
  const picture = sharp(await engine.screenshot());
  const { width, height } = await picture.metadata();
  const { left, top } = COLUMN;
  const right = left + COLUMN.width + OUTLINE;
  const areas = [
    { left: 0, top: 0, width: left - OUTLINE, height },
    { left: right, top: 0, width: width - right - SCROLL_BAR, height },
    { left: 0, top: 0, width: width - SCROLL_BAR, height: top - OUTLINE },
  ];
  const hash = createHash('sha256');
  for (const area of areas) hash.update(await picture.clone().extract(area).raw().toBuffer());
  return `around: ${hash.digest('hex').slice(0, 8)}`;
}

/** A browser on the salon's page. */
export interface OnSalonPage {
  readonly engine: Engine;
  readonly visitor: Visitor;
  readonly salon: SalonPage;
}

/**
 * The vectors that do something there when each is applied, with the first of what they do: what is neither so before nor after them,
 * so that what the page changes by itself is none of it.
 */
export async function livingVectors(
  { engine, visitor, salon }: OnSalonPage,
  apply: (css: string, mark: string) => Promise<void>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const look = async () => [
    ...(await visitor.run(linesOfPage, UNTOUCHED.split(' '))),
    await pictureAround(engine),
  ];
  const living = new Map<string, string[]>();
  const tell = (name: string, ...lines: string[]) =>
    living.set(name, [...(living.get(name) ?? []), ...lines]);
  const path = (index: number | string) => `/${index}`;
  await apply('', 'none');
  let before = await look();
  for (const [index, [name]] of hostileCss('').entries()) {
    await apply(hostileCss(`${salon.foreign}${path(index)}`)[index]?.[1] ?? '', `of-${index}`);
    const during = await look();
    if (during.every((line, place) => line === before[place])) continue;
    await apply('', `none-${index}`);
    const after = await look();
    const lines = during.filter((line, place) => line !== before[place] && line !== after[place]);
    if (lines.length > 0) tell(name, ...lines.slice(0, 3));
    before = after;
  }
  // What the page asks for last, the host knows after all else.
  await visitor.run(async (address) => void (await fetch(address)), `${salon.foreign}${path('last')}`);
  await until(async () => salon.asked.has(path('last')));
  for (const [index, [name]] of hostileCss('').entries())
    if (salon.asked.has(path(index))) tell(name, 'asked');
  return living;
}
