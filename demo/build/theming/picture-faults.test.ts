import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureFaults } from './picture-faults.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const picture = (name: string, bytes: number) => writeFileSync(join(folder, name), Buffer.alloc(bytes));
const faults = () => pictureFaults(pathToFileURL(`${folder}/`), { shop: ['default', 'large'] });

test('there is nothing to object to where each layout has a small picture', () => {
  picture('shop-default.webp', 15_000);
  picture('shop-large.webp', 1);
  expect(faults()).toEqual([]);
});

test('a layout without a picture, a picture of no layout, and one that is too large are told', () => {
  picture('shop-default.webp', 15_001);
  picture('shop-other.webp', 1);
  expect(faults()).toEqual([
    expect.stringContaining('shop-large.webp is missing'),
    expect.stringContaining('shop-other.webp is the picture of no layout'),
    expect.stringContaining('shop-default.webp has more than'),
  ]);
});
