import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@playwright/test';
import { COMPILE_HINT } from '../../build/output/compile-hint.ts';

test('only what every element runs at once asks to be compiled whole while it comes', () => {
  const hinted = globSync('dist/**/*.js').filter((file) =>
    readFileSync(file, 'utf8').startsWith(`${COMPILE_HINT}\n`),
  );
  const names = hinted.map((file) => basename(file).replace(/-[^-]*$/, ''));
  expect(names.toSorted()).toEqual(['core', 'react']);
});
