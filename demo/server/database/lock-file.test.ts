import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSilentFile } from '../testing/processes/silent-file.ts';
import { FolderInUse, FolderSilent, lockFolder } from './lock-file.ts';

let folder: string;
let lock: string;
const holders: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
  lock = join(folder, 'vitrine.lock');
});
afterEach(async () => {
  for (const child of holders.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const MODULE = new URL('./lock-file.ts', import.meta.url).href;

/** A process that takes the folder and keeps it until it is killed; resolves when it said what came of it. */
async function holder(): Promise<{ said: string; pid: number; kill(): Promise<void> }> {
  const script = `const { lockFolder } = await import(${JSON.stringify(MODULE)}); await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), () => console.log('refused')); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    said: said.toString().trim(),
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
});

test('what a killed process left behind is taken over', async () => {
  await (await holder()).kill();
  const release = await lockFolder(folder);
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
});

test('a process of another container counts, though it has the id of this one, and so do its names', async () => {
  await holder();
  await writeFile(lock, `${process.pid} elsewhere`);
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by process ${process.pid} of the machine elsewhere:`,
  );
  await rm(lock);
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process:');
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
  ['a process that is gone', () => '4194303 gone'],
  ['nobody that can be read', () => ''],
])('what %s wrote down stands in nobody’s way', async (_, content) => {
  await writeFile(lock, content());
  const release = await lockFolder(folder);
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  await release();
});

test('of many who ask at once for what a dead process held, one gets it', async () => {
  await (await holder()).kill();
  const asked = await Promise.all([holder(), holder(), holder(), holder()]);
  expect(asked.map(({ said }) => said).toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
});

test.each(['/proc/vitrine/data', '/dev/null', '/dev/null/data'])(
  'the folder %s is refused in one sentence',
  async (path) => {
    await expect(lockFolder(path)).rejects.toThrow(
      new RegExp(`^The data folder ${path} cannot be used \\(.*\\): set DATA_DIR to another folder\\.$`),
    );
  },
);

test('a folder that answers nothing is given up', { timeout: 15_000 }, async () => {
  makeSilentFile(join(folder, 'vitrine.try'));
  const asked = lockFolder(folder);
  await expect(asked).rejects.toThrow(FolderSilent);
  await expect(asked).rejects.toThrow(`The data folder ${folder} does not answer: set DATA_DIR to another`);
  await readFile(join(folder, 'vitrine.try'));
});
