import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionsOf, sectionsSince } from './changelog.ts';

const root = join(import.meta.dirname, '../..');
const CHANGELOG = `# Changelog

Words before.

## [Unreleased]

### Removed

- The part \`tab\`,
  which nobody used.
- \`sync-url\`.

## [0.2.0] - 2026-02-01

### Added

- One.

### Fixed

- Two.

## [0.1.0] - 2026-01-01
`;

test('a changelog is read by versions, groups and entries, each on one line', () => {
  const sections = sectionsOf(CHANGELOG).map(({ version, groups }) => [version, Object.fromEntries(groups)]);
  expect(sections).toEqual([
    ['Unreleased', { Removed: ['The part `tab`, which nobody used.', '`sync-url`.'] }],
    ['0.2.0', { Added: ['One.'], Fixed: ['Two.'] }],
    ['0.1.0', {}],
  ]);
});

test.each([
  ['0.1.0', ['Unreleased', '0.2.0']],
  ['0.2.0', ['Unreleased']],
  ['0.0.1', ['Unreleased', '0.2.0', '0.1.0']],
])('since %s came %s', (version, came) => {
  expect(sectionsSince(sectionsOf(CHANGELOG), version).map((section) => section.version)).toEqual(came);
});

test('the changelog tells of the version that the package has', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const sections = sectionsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  expect(sections.find((section) => section.version === version)?.groups.size).toBeGreaterThan(0);
});
