import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../throwaway-folder.ts';
import { keptFolder, keyOn } from './seeded-folder.ts';
import { sourceHash } from './source-hash.ts';

test('a folder is made once for a key', async () => {
  const cache = throwawayFolder('kept');
  let made = 0;
  const make = async (folder: string) => {
    made += 1;
    mkdirSync(folder);
    writeFileSync(join(folder, 'which'), String(made));
  };
  const which = async (key: string) =>
    readFileSync(join(await keptFolder({ cache, key, make }), 'which'), 'utf8');
  expect(await which('a')).toBe('1');
  expect(await which('a')).toBe('1');
  expect(await which('b')).toBe('2');
  expect(await which('a')).toBe('1');
});

test('a folder of another key goes once it is older than two days: until then somebody may be copying it', async () => {
  const cache = throwawayFolder('kept');
  const make = async (folder: string) => void mkdirSync(folder);
  for (const key of ['new', 'old']) await keptFolder({ cache, key, make });
  const hours = (count: number) => new Date(Date.now() - count * 60 * 60 * 1000);
  utimesSync(join(cache, 'seeded-new'), hours(47), hours(47));
  utimesSync(join(cache, 'seeded-old'), hours(49), hours(49));
  await keptFolder({ cache, key: 'today', make });
  expect(readdirSync(cache).toSorted()).toEqual(['seeded-new', 'seeded-today']);
});

test('of several that make a folder at once, each gets the one that was made first', async () => {
  const cache = throwawayFolder('kept');
  const make = async (draft: string) => {
    mkdirSync(draft);
    writeFileSync(join(draft, 'which'), 'second');
    mkdirSync(join(cache, 'seeded-a'));
    writeFileSync(join(cache, 'seeded-a', 'which'), 'first');
  };
  const folder = await keptFolder({ cache, key: 'a', make });
  expect(readFileSync(join(folder, 'which'), 'utf8')).toBe('first');
  expect(readdirSync(cache)).toEqual(['seeded-a']);
});

test('a folder that cannot be put in its place is told by the first error', async () => {
  const cache = throwawayFolder('kept');
  const make = () => Promise.resolve();
  await expect(keptFolder({ cache, key: 'a', make })).rejects.toThrow('rename');
});

test('nothing is kept of a folder that could not be made whole', async () => {
  const cache = throwawayFolder('kept');
  const fail = async (folder: string) => {
    mkdirSync(folder);
    throw new Error('half of it');
  };
  await expect(keptFolder({ cache, key: 'a', make: fail })).rejects.toThrow('half of it');
  const folder = await keptFolder({ cache, key: 'a', make: async (draft) => void mkdirSync(draft) });
  expect(readdirSync(folder)).toEqual([]);
});

test('a seed is of one day in Paris and in UTC', () => {
  const keyAt = (moment: string) => keyOn(new Date(moment), 'hash');
  expect(keyAt('2026-01-12T08:00:00Z')).toBe(keyAt('2026-01-12T21:00:00Z'));
  // Midnight in Paris, then in UTC.
  expect(keyAt('2026-01-12T22:59:59Z')).not.toBe(keyAt('2026-01-12T23:00:00Z'));
  expect(keyAt('2026-01-12T23:59:59Z')).not.toBe(keyAt('2026-01-13T00:00:00Z'));
  expect(keyOn(new Date('2026-01-12T08:00:00Z'), 'other')).not.toBe(keyAt('2026-01-12T08:00:00Z'));
});

test('the hash of sources changes with a name and with what is in a file, but not with a test', () => {
  const root = throwawayFolder('sources');
  mkdirSync(join(root, 'seed'));
  const hash = () => sourceHash(['seed', 'lock.json'], root);
  const seen = [hash()];
  writeFileSync(join(root, 'seed/a.ts'), '1');
  seen.push(hash());
  writeFileSync(join(root, 'seed/a.ts'), '2');
  seen.push(hash());
  writeFileSync(join(root, 'lock.json'), '2');
  seen.push(hash());
  expect(new Set(seen).size).toBe(seen.length);
  writeFileSync(join(root, 'seed/a.test.ts'), '1');
  expect(hash()).toBe(seen.at(-1));
});
