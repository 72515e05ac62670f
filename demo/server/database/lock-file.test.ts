import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './lock-file.ts';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
  lock = join(folder, 'vitrine.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const MODULE = new URL('./lock-file.ts', import.meta.url).href;

/** A process that holds the folder until it is killed; resolves when it does. */
async function holder(): Promise<{ pid: number; kill(): Promise<void> }> {
  const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)}); await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

test('a folder that another process holds is refused in one sentence that names it', async () => {
  const other = await holder();
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by process ${other.pid}: stop that one, or set DATA_DIR to another folder.`,
  );
  await other.kill();
});

test('what a killed process left behind is taken over', async () => {
  await (await holder()).kill();
  const release = await lockFolder(folder);
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
});

test('this process holds a folder once, and again after it let go', async () => {
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await release();
  await (
    await lockFolder(folder)
  )();
  await expect(readFile(lock)).rejects.toThrow('ENOENT');
});

test.each([
  ['an earlier process with this very id', () => `${process.pid} earlier 1`],
  ['an earlier process with the id of one that runs now', () => '1 earlier 999999999'],
  ['a process that is gone', () => '4194303 gone 5'],
  ['nobody that can be read', () => ''],
  ['rubbish', () => 'not a pid at all'],
])('the lock of %s is taken over', async (_, content) => {
  await writeFile(lock, content());
  const release = await lockFolder(folder);
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
});

test('of many who ask at once for a dead lock, one gets it', async () => {
  await writeFile(lock, '4194303 gone 5');
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  const held = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(held).toHaveLength(1);
  await held[0]?.();
});
