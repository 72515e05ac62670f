import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A change of a file that there was before, in lines. */
export interface Edit {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
}

/** A repository of its own with every file of this one, also those that are not committed. Whoever makes it removes it. */
export interface CopiedTree {
  readonly root: string;
  /** What was done to files that were there at first. */
  edits(): readonly Edit[];
  /** The files that are not as they were at first, those that are new among them. */
  changed(): readonly string[];
}

const lines = (text: string) => text.split('\n').filter(Boolean);

function git(cwd: string, ...parameters: string[]): readonly string[] {
  const identity = [
    '-c',
    'user.name=copy',
    '-c',
    'user.email=copy@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  return lines(
    execFileSync('git', [...identity, ...parameters], { cwd, encoding: 'utf8', maxBuffer: 64 << 20 }),
  );
}

/** What npm installed, by links; what tools keep there is the copy's own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  const kept = new Set(['.bin', '.package-lock.json']);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.') || kept.has(name)) symlinkSync(join(from, name), join(to, name));
  }
}

const TYPES = 'node_modules/.cache/types.tsbuildinfo';

/** What the check of the types has found out of files that are the same here: it looks at what changes alone. It names packages by where they really are. */
function bringTypes(from: string, to: string): void {
  if (!existsSync(join(from, TYPES))) return;
  const folder = dirname(join(to, TYPES));
  mkdirSync(folder, { recursive: true });
  const packages = relative(realpathSync(folder), realpathSync(join(from, 'node_modules')));
  const found = readFileSync(join(from, TYPES), 'utf8').replaceAll(/"\.\.\/(?!\.\.\/)/g, `"${packages}/`);
  writeFileSync(join(to, TYPES), found);
}

export function copyTree(from: string): CopiedTree {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-copied-tree-'));
  for (const file of git(from, 'ls-files', '--cached', '--others', '--exclude-standard')) {
    if (existsSync(join(from, file))) cpSync(join(from, file), join(root, file));
  }
  linkPackages(join(from, 'node_modules'), join(root, 'node_modules'));
  bringTypes(from, root);
  git(root, 'init', '--quiet');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--no-verify', '--message', 'As it was');
  return {
    root,
    edits: () =>
      git(root, 'diff', '--numstat', 'HEAD').map((line) => {
        const [added, removed, path = ''] = line.split('\t');
        return { path, added: Number(added), removed: Number(removed) };
      }),
    changed: () => git(root, 'ls-files', '--modified', '--others', '--exclude-standard'),
  };
}
