import { createHash } from 'node:crypto';

/** What tells one mutant from any other as long as its line stays, and where it is. */
export interface Mutation {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Line and column as the runner counts them, from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant that does what the original does: no test can tell them apart. Listed by hand. */
export interface Equivalent {
  readonly file: string;
  readonly mutator: string;
  /** The line on which it begins, so that no other of the file is meant. */
  readonly line: string;
  /** What is replaced, and by what; runs of white space count as one space. */
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a mutant replaces. */
export function originalOf({ location: { start, end } }: Mutation, source: string): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}

/** Whether a mutant is one of those that are listed. `file` is its path from the root, `source` the file's text. */
export function isListed(
  mutation: Mutation,
  file: string,
  source: string,
  list: readonly Equivalent[],
): boolean {
  const original = plain(originalOf(mutation, source));
  const replacement = plain(mutation.replacement);
  const line = plain(source.split('\n')[mutation.location.start.line] ?? '');
  return list.some(
    (one) =>
      one.file === file &&
      one.mutator === mutation.mutatorName &&
      plain(one.line) === line &&
      plain(one.original) === original &&
      plain(one.replacement) === replacement,
  );
}

/**
 * `count` of the mutants: those whose hash with the seed comes first. So a change to one file leaves the rest of a sample as
 * it was.
 */
export function sampleOf<M extends Mutation>(mutants: readonly M[], seed: string, count: number): M[] {
  const hashOf = ({ fileName, mutatorName, replacement, location: { start } }: Mutation) =>
    createHash('sha256')
      .update([seed, fileName, mutatorName, replacement, start.line, start.column].join('\0'))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, hash: hashOf(mutant) }))
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
