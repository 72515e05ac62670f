import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder, removed when this process ends. */
export function throwawayFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `vitrine-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
