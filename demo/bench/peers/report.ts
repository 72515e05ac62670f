import { cpus } from 'node:os';
import { OURS, OURS_IN_ALL_WAYS, type MeasuredPage } from './measured-pages.ts';
import type { Cost } from './measure.ts';

export interface Measured {
  readonly page: MeasuredPage;
  /** One for each round. */
  readonly costs: readonly Cost[];
}

export function medianOf(costs: readonly Cost[], figure: keyof Cost): number {
  const sorted = costs.map((cost) => cost[figure]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Half of the rounds lie at most so far from the median, as a share of it. */
function spreadOf(costs: readonly Cost[], figure: keyof Cost): number {
  const median = medianOf(costs, figure);
  const away = costs.map((cost) => Math.abs(cost[figure] - median)).toSorted((one, other) => one - other);
  return median === 0 ? 0 : (away[Math.floor(away.length / 2)] ?? 0) / median;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (value: number) => value.toFixed(0);

/** What is shown of a cost, with its unit. */
const COLUMNS: readonly (readonly [title: string, figure: keyof Cost, write: (value: number) => string])[] = [
  ['kB', 'bytes', kilobytes],
  ['requests', 'requests', String],
  ['script, ms', 'script', milliseconds],
  ['usable, ms', 'usable', milliseconds],
  ['usable on slow 4G, ms', 'usableOnSlow4G', milliseconds],
  ['largest paint, ms', 'largestPaint', milliseconds],
  ['shift', 'shift', (value) => value.toFixed(3)],
  ['press, ms', 'press', milliseconds],
  ['heap, MB', 'heap', (value) => (value / 1e6).toFixed(1)],
];
const COMPARED = [
  ['bytes', 'bytes'],
  ['script', 'script'],
  ['usable', 'usable'],
  ['usable on slow 4G', 'usableOnSlow4G'],
  ['heap', 'heap'],
] as const;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '-')), ...rows.map(row)].join('\n');

/** The page that says what was measured, and how: all of it in one run, so that ratios hold on another machine. */
export function report(measured: readonly Measured[], rounds: number): string {
  const ours = measured.find(({ page }) => page.name === OURS)?.costs ?? [];
  const named = ({ page: { name, isPartial } }: Measured) => `${name}${isPartial ? ' ¹' : ''}`;
  const costs = table(
    ['', 'what is shown', ...COLUMNS.map(([title]) => title)],
    measured.map((each) => [
      named(each),
      each.page.what,
      ...COLUMNS.map(([, figure, write]) => {
        const value = medianOf(each.costs, figure);
        if (Number.isNaN(value)) return '–';
        return figure === 'press' && value === 0 ? '< 16' : write(value);
      }),
    ]),
  );
  const ratios = table(
    [`${OURS} beside`, ...COMPARED.map(([title]) => title)],
    measured
      .filter(({ page }) => !OURS_IN_ALL_WAYS.includes(page.name))
      .map((each) => [
        named(each),
        ...COMPARED.map(([, figure]) => {
          const other = medianOf(each.costs, figure);
          const spread = spreadOf(each.costs, figure) + spreadOf(ours, figure);
          const ratio = medianOf(ours, figure) / other;
          return Number.isFinite(ratio) ? `${ratio.toFixed(2)} ± ${Math.round(spread * 100)} %` : '–';
        }),
      ]),
  );
  return `# What an element costs a page

Written by \`npm run bench:peers\`: median of ${rounds} visits each, by turns, Chromium at 390 × 844 and a quarter of the speed of its
machine (${cpus()[0]?.model.trim() ?? 'unknown processor'}), nothing cached. Bytes (gzip 9) and requests are those until something can be pressed, without the page itself, pictures and fonts; preflights
of other origins are requests too. A press is one on the first button. Slow 4G is another visit: 562 ms until a reply begins, 180 kB a second.
The others are built for production from the versions in \`demo/bench/peers/package.json\`, and sent compressed (Brotli 11).

${costs}

¹ Stops before its first screen, which needs an account of its maker's: a whole visit costs more.

## Ratios

Of what the browser draws alone (\`render="client"\`), as it does all others, by the script tag alone.

${ratios}

Half of the visits differ from the median by at most the share after ±, that of both sides added.
`;
}
