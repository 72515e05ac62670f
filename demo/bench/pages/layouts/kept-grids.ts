import { readFileSync, writeFileSync } from 'node:fs';
import type { Grid } from './grid.ts';
import type { Width } from './sizes.ts';

/** How a layout is composed, on a phone and on a desktop. */
export type Composition = Readonly<Record<Width, Grid>>;

/** By id of a layout. */
export type Compositions = ReadonlyMap<string, Composition>;

const fileOf = (kind: string) => new URL(`kept/${kind}.txt`, import.meta.url);

/** As text: below the name of a layout its rows, those of the phone and of the desktop side by side. */
export function textOf(compositions: Compositions): string {
  const sections = [...compositions].map(([id, { 390: phone, 1280: desktop }]) => {
    const blank = ' '.repeat(phone[0]?.length ?? 0);
    const rows = Array.from(
      { length: Math.max(phone.length, desktop.length) },
      (_, row) => `${phone[row] ?? blank}|${desktop[row] ?? ''}`,
    );
    return [id, ...rows].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
}

/** What `textOf` has written. */
export function compositionsIn(text: string): Compositions {
  return new Map(
    text
      .trim()
      .split('\n\n')
      .map((section) => {
        const [id = '', ...rows] = section.split('\n');
        const columns = rows.map((row) => row.split('|').map((part) => part.trim()));
        const grid = (at: number) => columns.flatMap((each) => each[at] || []);
        return [id, { 390: grid(0), 1280: grid(1) }];
      }),
  );
}

export const keptCompositions = (kind: string): Compositions =>
  compositionsIn(readFileSync(fileOf(kind), 'utf8'));

export const keepCompositions = (kind: string, compositions: Compositions): void =>
  writeFileSync(fileOf(kind), textOf(compositions));
