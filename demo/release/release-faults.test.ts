import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { throwawayFolder } from '../setup/throwaway-folder.ts';
import { RELEASED } from './names/names-now.ts';
import { releaseFaults } from './release-faults.ts';

const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-02-01\n\n### Added\n\n- Something.\n';
const FILES = {
  'package.json': JSON.stringify({ version: '1.1.0', exports: { '.': './a.js' } }),
  'custom-elements.json': JSON.stringify({ schemaVersion: '2.1.0', modules: [] }),
  [RELEASED]: JSON.stringify({ version: '1.0.0', names: { vitrine: ['import .'] } }),
  'CHANGELOG.md': CHANGELOG,
};

/** A tree that is ready, but for these files. */
function tree(changed: Readonly<Record<string, string>> = {}): string {
  const root = throwawayFolder('released');
  for (const [path, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
      cwd: root,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'All');
  return root;
}

test('a tree that is committed and told of in the changelog can be released', () => {
  expect(releaseFaults(tree())).toEqual([]);
});

test('what is not committed is named', () => {
  const root = tree();
  writeFileSync(join(root, 'more.ts'), '');
  expect(releaseFaults(root)).toEqual([expect.stringContaining('more.ts')]);
});

test.each([
  ['a version that it does not have', CHANGELOG.replace('1.1.0', '1.0.0'), 'newest version is not 1.1.0'],
  ['a version of which it says nothing', CHANGELOG.replace(/### Added[^]*/, ''), 'says nothing of 1.1.0'],
  [
    'what is still unreleased',
    CHANGELOG.replace('## [Unreleased]', '## [Unreleased]\n\n### Fixed\n\n- It.'),
    'what is unreleased belongs to 1.1.0',
  ],
])('a changelog is refused for %s', (_, changelog, message) => {
  expect(releaseFaults(tree({ 'CHANGELOG.md': changelog }))).toEqual([expect.stringContaining(message)]);
});

test('a version that is there already is not made again', () => {
  expect(releaseFaults(tree({ 'release/1.1.0/vitrine.js': '' }))).toEqual([
    'release/1.1.0 is there: a version is released once.',
  ]);
});

test('names that went untold, and a number that goes back, are refused', () => {
  const gone = JSON.stringify({ version: '2.0.0', names: { vitrine: ['import .', 'import ./a'] } });
  const faults = releaseFaults(tree({ [RELEASED]: gone })).join('\n');
  expect(faults).toContain('import ./a is gone');
  expect(faults).toContain('1.1.0 is older than 2.0.0');
});
