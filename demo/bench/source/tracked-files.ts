import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const git = (...parameters: string[]): string =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });

/** Every tracked file that is still there, as a path from the project's root. */
export function trackedFiles(): string[] {
  const removed = new Set(git('ls-files', '--deleted').split('\n'));
  return git('ls-files')
    .split('\n')
    .filter((file) => file !== '' && !removed.has(file));
}

/** Lines of all tracked text, as git tells text from pictures; what npm writes aside. */
export function trackedLines(): number {
  const counts = git('grep', '-I', '-c', '', '--', '.', ':!package-lock.json').trim().split('\n');
  return counts.reduce((total, line) => total + Number(line.slice(line.lastIndexOf(':') + 1)), 0);
}

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const isCode = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** Tests of each kind, journeys among them, and what only tests use. */
export const isTest = (file: string): boolean =>
  /\.(test|spec)\.(tsx?|mjs)$/.test(file) || /\/testing\/|^demo\/(e2e|engines)\//.test(file);

/** Lines as an editor numbers them. */
export const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** The member of a list below which the share of it lies. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0;
