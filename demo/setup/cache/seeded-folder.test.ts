import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../throwaway-folder.ts';
import { keptFolder, keyOn } from './seeded-folder.ts';
import { sourceHash } from './source-hash.ts';

test('a folder is made once for a key, and in place of the one before for another', async () => {
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
  expect(await which('a')).toBe('3');
  expect(readdirSync(cache)).toEqual(['seeded-a']);
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
