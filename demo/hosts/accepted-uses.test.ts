import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('the types take right uses of the elements and refuse wrong ones, in React, Vue and Svelte', async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [
    compiler,
    '--noEmit',
    '-p',
    join(import.meta.dirname, 'tsconfig.json'),
  ]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test('what the package offers is there', () => {
  const { exports: offered } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const files = Object.values(offered).flatMap((file) =>
    typeof file === 'string' ? [file] : Object.values(file),
  );
  const missing = files.filter((file) => !file.startsWith('./package/') && !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});
