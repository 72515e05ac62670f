import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../../setup/throwaway-folder.ts';
import { embedSnippet, integrityOf, writeIntegrity } from './integrity.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = throwawayFolder('release');
  mkdirSync(join(folder, 'c'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

const FILES = { 'vitrine.js': 'import("./c/core.js")', 'c/core.js': 'let core', 'licenses.md': '# MIT' };
const sha = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

test('each file of a release is listed with its digest, and a change of one byte is another digest', () => {
  const folder = folderOf(FILES);
  const elements = { booking: ['c/core.js'] };
  writeIntegrity(folder, '1.2.3', 'https://cdn.example/1.2.3', elements);
  const list: unknown = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));
  const files = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, sha(text)]));
  expect(list).toEqual({ version: '1.2.3', files, elements });
  // Written anew, it does not list itself.
  expect(integrityOf(folder)).toEqual(files);
  writeFileSync(join(folder, 'c/core.js'), 'let corf');
  expect(integrityOf(folder)['c/core.js']).not.toBe(files['c/core.js']);
});

test('the page’s snippet covers the script by its attribute, and what it imports by an import map', () => {
  const snippet = embedSnippet('https://cdn.example/1.2.3', integrityOf(folderOf(FILES)));
  const [, map = ''] = /<script type="importmap">([^<]*)</.exec(snippet) ?? [];
  expect(JSON.parse(map)).toEqual({
    integrity: { 'https://cdn.example/1.2.3/c/core.js': sha('let core') },
  });
  expect(snippet).toContain('src="https://cdn.example/1.2.3/vitrine.js"');
  expect(snippet).toContain(`integrity="${sha(FILES['vitrine.js'])}"`);
});

test('the page’s snippet asks for an element’s code before the script, after what says how it has to be', () => {
  const snippet = embedSnippet('https://cdn.example/1.2.3', integrityOf(folderOf(FILES)), ['c/core.js']);
  const parts = ['importmap', 'rel="modulepreload" href="https://cdn.example/1.2.3/c/core.js"', 'src='];
  const places = parts.map((part) => snippet.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test.each([
  ['the script', { 'c/core.js': 'let core' }, []],
  ['a file asked for beside it', FILES, ['c/gone.js']],
])('no snippet is written without the digest of %s', (_, files, code) => {
  expect(() => embedSnippet('https://cdn.example/1.2.3', integrityOf(folderOf(files)), code)).toThrow(
    /no (vitrine|c\/gone)\.js/,
  );
});
