import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPinned } from './install-pinned.ts';

let folder: string;

const write = (path: string, content: object) => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pinned-'));
  // There is no npm to be found: whoever asks for it fails.
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each([
  ['a package', '1.2.3'],
  ['a package under another name', 'npm:@salon/chairs@1.2.3'],
])('%s that is there in its version is not installed again', async (_, wish) => {
  write('', { devDependencies: { chairs: wish } });
  write('node_modules/chairs', { version: '1.2.3' });
  await installPinned(folder);
  write('node_modules/chairs', { version: '1.2.4' });
  await expect(installPinned(folder)).rejects.toThrow('npm');
});
