import { appendFileSync } from 'node:fs';

/** What a figure may be: `most` and `least` included, `below` not. */
type Limit = { readonly most: number } | { readonly least: number } | { readonly below: number };

/**
 * Notes a figure and its limit for the table of `npm run prove`, which names the file in FIGURES_FILE; does nothing without one.
 * What a benchmark prints and how it ends stays its own.
 */
export function note(name: string, value: number, limit: Limit): void {
  const file = process.env['FIGURES_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ name, value, limit })}\n`);
}
