import { expect, test } from 'vitest';
import { fontKindOf } from './font-kind.ts';
import { realFont } from './testing/font-host.ts';

/** A file of `tables` that begins with a mark; each table is its own eight bytes. */
function sfnt(mark: Buffer, tables = 2): Buffer {
  const file = Buffer.alloc(12 + 16 * tables + 8 * tables);
  mark.copy(file);
  file.writeUInt16BE(tables, 4);
  for (let at = 0; at < tables; at += 1) {
    file.writeUInt32BE(12 + 16 * tables + 8 * at, 12 + 16 * at + 8);
    file.writeUInt32BE(8, 12 + 16 * at + 12);
  }
  return file;
}

function woff(length: number): Buffer {
  const file = Buffer.alloc(100);
  file.write('wOFF');
  file.writeUInt32BE(length, 8);
  return file;
}

test('a font is known by what it begins with, and is whole', async () => {
  expect(fontKindOf(await realFont())).toBe('woff2');
  expect(fontKindOf(woff(100))).toBe('woff');
  expect(fontKindOf(sfnt(Buffer.from([0, 1, 0, 0])))).toBe('ttf');
  expect(fontKindOf(sfnt(Buffer.from('true')))).toBe('ttf');
  expect(fontKindOf(sfnt(Buffer.from('OTTO')))).toBe('otf');
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a mark alone', Buffer.from('wOF2')],
  ['a page', Buffer.from(`<!doctype html><script>${'x'.repeat(100)}</script>`)],
  ['a drawing', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(100)}</svg>`)],
  ['a picture', Buffer.from(`\x89PNG\r\n\x1a\n${' '.repeat(100)}`, 'latin1')],
  ['a name that all objects have', Buffer.from('constructor'.repeat(10))],
  ['a font that is cut off', woff(101)],
  ['a font with something behind it', woff(99)],
  ['tables that lie outside', sfnt(Buffer.from('OTTO')).subarray(0, -1)],
  ['no tables', sfnt(Buffer.from('OTTO'), 0)],
])('%s is no font', (_, file) => expect(fontKindOf(Buffer.concat([file]))).toBeNull());
