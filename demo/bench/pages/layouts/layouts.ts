import { readFileSync } from 'node:fs';

/** The layouts of every kind of page, as the back office offers them. */
const FILE = new URL('../../../pages/backoffice/form/layouts.json', import.meta.url);

/** A layout by the kind of page and its id, as a company's theme names them. */
export interface Layout {
  readonly kind: string;
  readonly id: string;
}

/** By kind: the ids of its layouts. */
export const LAYOUTS = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, readonly string[]>>;

/** Any two of a list, each once. */
export const pairsOf = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const));
