import { execFileSync } from 'node:child_process';

/** Makes a file to which nobody can write: the write waits for a reader, and nobody reads. */
export function makeSilentFile(path: string): void {
  execFileSync('mkfifo', [path]);
}
