import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bad, good } from './house-rule-samples.ts';

interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
}

const root = resolve(import.meta.dirname, '../..');

let folder = '';
let findings: Finding[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'house-rules-'));
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'demo/check']) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  for (const [path, source] of [...bad.map(([, ...file]) => file), ...good] as [string, string][]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), `${source}\n`);
  }
  findings = await lint(folder);
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.for(bad)('%s stops %s', ([rule, path]) => {
  const codes = findings.filter((one) => one.filename === path).map((one) => one.code);
  expect(codes).toContain(rule);
});

test.for(good.filter(([path]) => !path.includes('ring')))('%s keeps every rule', ([path]) => {
  expect(findings.filter((one) => one.filename === path)).toEqual([]);
});

function lint(cwd: string): Promise<Finding[]> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [oxlint, '-f', 'json'],
      { cwd, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        try {
          done((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
        } catch {
          fail(error ?? new Error(stderr));
        }
      },
    );
  });
}
