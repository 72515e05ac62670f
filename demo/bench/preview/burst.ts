import { settingAt } from '#domain/preview/look.ts';
import { officeTextsIn } from '../../e2e/preview/back-office/office-texts.ts';
import { beginCounts, countsOf } from './instruments.ts';
import type { Office } from './office.ts';

const SECONDS = 3;
const A_SECOND = 100;
/** Fields of the form that are changed by turns: each change is a step of its own, and none takes the place of another. */
const FIELDS: Readonly<Record<string, string>> = {
  'themes.general.headerColor': '--v-header',
  'themes.general.buttonsColor': '--v-accent',
  'themes.general.menuColor': '--v-menu',
  'themes.general.footerColor': '--v-footer',
};
const colourOf = (turn: number) => `#2${turn.toString(16).padStart(3, '0')}60`;

interface Told {
  readonly path: string;
  /** In the draft that is told with it; null: the draft has none. */
  readonly value: string | null;
}

/** Changes fields by turns, as fast as is asked for; gives what was told of it, and how many milliseconds it took. */
function change(office: Office, changes: readonly { readonly path: string; readonly value: string }[]) {
  return office.page.evaluate(
    async ([all, gap]) => {
      const preview = document.querySelector<HTMLElement & { set(path: string, value: string): boolean }>(
        'vitrine-preview',
      );
      const told: { path: string; value: string | null }[] = [];
      const hear = ({ detail }: Event & { readonly detail?: unknown }) => {
        const { path, change } = detail as { readonly path: string; readonly change: object };
        const value = path.split('.').reduce<unknown>((at, name) => Object(at)[name], change);
        told.push({ path, value: typeof value === 'string' ? value : null });
      };
      preview?.addEventListener('vitrine-preview-change', hear);
      Object.assign(globalThis, { told });
      const begun = performance.now();
      for (const [turn, { path, value }] of all.entries()) {
        // Each in a task of its own, as it comes from a form; one that comes late is followed by the next at once.
        const wait = begun + turn * gap - performance.now();
        await new Promise((done) => setTimeout(done, Math.max(0, wait)));
        preview?.set(path, value);
      }
      return { ms: performance.now() - begun, told };
    },
    [changes, 1000 / A_SECOND] as const,
  );
}

/** Takes everything back; what was told of each step. */
const takeBack = (office: Office, steps: number) =>
  office.page.evaluate(async (most) => {
    const preview = document.querySelector<HTMLElement & { undo(): void }>('vitrine-preview');
    const told = Reflect.get(globalThis, 'told') as unknown as { path: string; value: string | null }[];
    told.length = 0;
    for (let step = 0; step < most; step += 1) {
      preview?.undo();
      if (step % 10 === 0) await new Promise((done) => setTimeout(done));
    }
    return told;
  }, steps);

/** The colours of the site in each frame, as the header has them. */
const shownIn = ({ frames }: Office) =>
  Promise.all(
    frames.map((frame) =>
      frame.evaluate((tokens) => {
        const root = document.querySelector('vitrine-storefront')?.shadowRoot;
        const header = root?.querySelector('[part~=header]');
        return tokens.map((token) => (header ? getComputedStyle(header).getPropertyValue(token) : ''));
      }, Object.values(FIELDS)),
    ),
  );

const PRESSED = ['Dark', 'Light', 'As here'];

/** Presses what is there meanwhile, in the office and in a frame. */
async function press({ page }: Office): Promise<void> {
  const preview = page.locator('vitrine-preview');
  for (const name of PRESSED) {
    await page.waitForTimeout(500);
    await preview.getByRole('button', { name, exact: true }).click();
    const box = await preview.locator('iframe').first().boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height - 20);
  }
}

const t = officeTextsIn('en');

/** How many of what was to be told was told, in this order. */
const alike = (told: readonly Told[], expected: readonly Told[]) =>
  expected.filter(({ path, value }, at) => path === told[at]?.path && value === told[at]?.value).length;

/** 100 changes a second: what is lost of them, and how long anything else has to wait meanwhile, in milliseconds. */
export async function measureBurst(office: Office) {
  const { page, frames, drafted } = office;
  await office.showPage('/contact');
  const paths = Object.keys(FIELDS);
  const turns = Array.from({ length: SECONDS * A_SECOND }, (_, turn) => turn);
  const changes = turns.map((turn) => ({ path: paths[turn % paths.length] ?? '', value: colourOf(turn) }));
  for (const window of [page, ...frames]) await beginCounts(window);
  const [made] = await Promise.all([change(office, changes), press(office)]);
  await page.getByText(t('draft.saved_other', { count: String(paths.length) }), { exact: true }).waitFor();
  const counts = await Promise.all([page, ...frames].map(countsOf));
  const last = changes.slice(-paths.length);
  const [colours, draft] = [await shownIn(office), await drafted()];
  const isThere = ({ path, value }: Told) =>
    settingAt(draft, path.split('.')) === value &&
    colours.every((each) => each[paths.indexOf(path)]?.includes(value ?? ''));
  const before = changes.map(({ path }, turn) => ({
    path,
    value: changes[turn - paths.length]?.value ?? null,
  }));
  const back = await takeBack(office, changes.length);
  const lost = {
    told: changes.length - alike(made.told, changes),
    shown: last.filter((each) => !isThere(each)).length,
    takenBack: changes.length - alike(back, before.toReversed()),
  };
  const most = (of: 'longestTask' | 'longestInteraction') => Math.max(...counts.map((each) => each[of]));
  const interactions = counts.reduce((sum, each) => sum + each.interactions, 0);
  const [longestTask, longestInteraction] = [most('longestTask'), most('longestInteraction')];
  console.log(
    `${changes.length} changes in ${(made.ms / 1000).toFixed(1)} s: ${JSON.stringify(lost)} lost, the longest task ${longestTask.toFixed(0)} ms, ${interactions} presses answered within ${longestInteraction.toFixed(0)} ms`,
  );
  // What is too quick to be listed is no interaction here: some of the presses have to be.
  if (interactions === 0) throw new Error('No press was noticed.');
  return { lost: lost.told + lost.shown + lost.takenBack, longestTask, longestInteraction };
}
