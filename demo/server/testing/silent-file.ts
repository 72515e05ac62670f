import { execFileSync } from 'node:child_process';

/** Of the system, not of a package. */
const MAKE_PIPE = 'mkfifo';

/** Makes a file to which nobody can write: the write waits for a reader, and nobody reads. */
export function makeSilentFile(path: string): void {
  execFileSync(MAKE_PIPE, [path]);
}
