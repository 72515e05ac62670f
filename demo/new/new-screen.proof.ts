import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, type CopiedTree } from './copied-tree.ts';

/** Long enough for some lines to be broken, with a dash and a digit. */
const NAME = 'ten-2-minute-treatments';

/** What vitest says of itself to whatever it starts. */
const OF_VITEST = [
  'NODE_ENV',
  'VITEST',
  'VITEST_MODE',
  'VITEST_POOL_ID',
  'VITEST_WORKER_ID',
  'TEST',
  'DEV',
  'PROD',
  'MODE',
];

describe('npm run new -- screen', () => {
  let tree: CopiedTree;

  /** What a command of the copy says where it fails; empty where it ends well. */
  function failureOf(script: string, ...parameters: string[]): Promise<string> {
    const env = { ...process.env, ...Object.fromEntries(OF_VITEST.map((name) => [name, undefined])) };
    const child = spawn(process.execPath, [script, ...parameters], { cwd: tree.root, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    return new Promise((done) => {
      child.on('error', ({ message }) => done(message));
      child.on('close', (code) => done(code === 0 ? '' : said));
    });
  }

  beforeAll(() => {
    tree = copyTree(join(import.meta.dirname, '../..'));
  });
  afterAll(() => rmSync(tree.root, { recursive: true, force: true }));

  it('npm run new adds two lines to the registry, writes what follows from it, and edits nothing else', async () => {
    expect(await failureOf('demo/new/write-new.ts', 'screen', NAME)).toBe('');
    const follows = /^((custom-elements|package)\.json|src\/types\/|docs\/(llms\.txt|elements\/))/;
    expect(tree.edits().filter(({ path }) => !follows.test(path))).toEqual([
      { path: 'src/registry.ts', added: 2, removed: 0 },
    ]);
  });

  it('refuses the same name a second time', async () => {
    const before = tree.edits();
    expect(await failureOf('demo/new/write-new.ts', 'screen', NAME)).toContain(`'${NAME}' is taken`);
    expect(tree.edits()).toEqual(before);
  });

  it('leaves a tree that builds and passes every check', async () => {
    expect(await failureOf('demo/check.mjs', ...tree.changed())).toBe('');
  });

  it('writes a rule and a store that pass their tests, and nothing that breaks those of the build', async () => {
    const places = [
      `src/domain/${NAME}`,
      `src/stores/${NAME}`,
      'demo/build',
      'demo/new',
      'widgets/storefront',
      // The clients of the back end's document know of no screen, and the frameworks' checkers read no element but those of their programs.
      '--exclude=demo/build/open-api/**',
      '--exclude=demo/build/npm/frameworks.test.ts',
    ];
    expect(await failureOf('demo/test.mjs', 'unit', ...places)).toBe('');
  });

  it('writes an element that passes its own tests in a browser', async () => {
    const test = `widgets/${NAME}/element.browser.test.tsx`;
    expect(await failureOf('demo/test.mjs', 'elements', test)).toBe('');
  });
});
