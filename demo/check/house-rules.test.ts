import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Finding {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
}

const root = resolve(import.meta.dirname, '../..');
const lines = (count: number, line: string) => Array.from({ length: count }, () => line).join('\n');

/** A file that breaks one rule: what it is called, what it holds, and the rule that must stop it. */
const bad: [rule: string, path: string, source: string][] = [
  ['house(arrows)', 'src/domain/a1.ts', `import { $x } from '#stores/site.ts'; void $x;`],
  ['house(arrows)', 'src/domain/a2.ts', `import { $x } from '../stores/site.ts'; void $x;`],
  ['house(arrows)', 'src/domain/a3.ts', `import { createElement } from 'react'; void createElement;`],
  ['house(arrows)', 'src/domain/a4.ts', `import { readFile } from 'node:fs/promises'; void readFile;`],
  ['house(arrows)', 'src/domain/a5.ts', `export const later = () => import('#platform/api.ts');`],
  ['house(arrows)', 'src/domain/a6.ts', `export type Api = import('#platform/api.ts').Api;`],
  ['house(arrows)', 'src/domain/a7.ts', `import { one } from '#domain/prices/money.ts'; void one;`],
  ['house(arrows)', 'src/contract/a1.ts', `import { api } from '#platform/api.ts'; void api;`],
  ['house(arrows)', 'src/platform/a1.ts', `import { $x } from '#stores/site.ts'; void $x;`],
  ['house(arrows)', 'src/stores/a1.ts', `import { Button } from '#ui/button.tsx'; void Button;`],
  ['house(arrows)', 'src/stores/a2.ts', `import { createElement } from 'react'; void createElement;`],
  ['house(arrows)', 'src/ui/a1.ts', `import { $x } from '#stores/site.ts'; void $x;`],
  ['house(arrows)', 'src/ui/a2.ts', `import { Slots } from '#widgets/booking/slots.tsx'; void Slots;`],
  ['house(arrows)', 'src/ui/a3.ts', `import { createInstance } from 'i18next'; void createInstance;`],
  ['house(arrows)', 'src/theme/a1.ts', `import { $x } from '#stores/site.ts'; void $x;`],
  ['house(arrows)', 'widgets/booking/a1.tsx', `import { Cart } from '#widgets/cart/cart.tsx'; void Cart;`],
  ['house(arrows)', 'widgets/booking/a2.tsx', `import { Cart } from '../cart/cart.tsx'; void Cart;`],
  ['house(arrows)', 'widgets/booking/a3.tsx', `import { api } from '#platform/api.ts'; void api;`],
  [
    'house(arrows)',
    'widgets/booking/a4.tsx',
    `import { atom } from 'nanostores'; export const $a = atom(0);`,
  ],
  [
    'house(arrows)',
    'widgets/booking/a6.tsx',
    `import { one } from '#element/definition/definition.ts'; void one;`,
  ],
  ['house(arrows)', 'widgets/booking/places/feature.ts', `import type { F } from '#element/feature.ts';`],
  [
    'house(arrows)',
    'widgets/shop-picker/a1.tsx',
    `import { Cart } from '#widgets/cart/cart.tsx'; void Cart;`,
  ],
  [
    'house(arrows)',
    'widgets/sign-in/a1.tsx',
    `import { Terms } from '#widgets/booking/details/terms.tsx'; void Terms;`,
  ],
  ['house(arrows)', 'src/element/a1.ts', `import { Cart } from '#widgets/cart/cart.tsx'; void Cart;`],
  ['house(arrows)', 'widgets/booking/a5.tsx', `import { row } from '#seed/model.ts'; void row;`],
  ['house(arrows)', 'widgets/booking/a.view.tsx', `import { $x } from '#stores/site.ts'; void $x;`],
  [
    'house(arrows)',
    'widgets/booking/b.view.tsx',
    `import { useStore } from '@nanostores/react'; void useStore;`,
  ],
  ['house(arrows)', 'demo/server/a1.ts', `import { $x } from '#stores/site.ts'; void $x;`],
  ['house(arrows)', 'demo/server/a2.ts', `import { one } from '../../src/domain/prices/money.ts'; void one;`],
  ['house(arrows)', 'demo/server/a3.ts', `import { draw } from '../artwork/draw.ts'; void draw;`],
  ['house(arrows)', 'demo/server/a4.ts', `import { draw } from '#artwork/draw.ts'; void draw;`],
  ['house(arrows)', 'demo/seed/a1.ts', `export const later = () => import('../artwork/draw.ts');`],
  ['house(arrows)', 'demo/setup/a2.mjs', `import { draw } from '../artwork/draw.ts'; void draw;`],
  ['house(arrows)', 'demo/start.mjs', `import { draw } from './artwork/draw.ts'; void draw;`],
  ['house(arrows)', 'demo/artwork/a1.ts', `import { $x } from '#stores/site.ts'; void $x;`],
  ['house(arrows)', 'demo/setup/a1.mjs', `import pg from 'pg'; void pg;`],
  ['house(file-name)', 'src/domain/utils.ts', `export const one = 1;`],
  ['house(file-name)', 'src/domain/index.ts', `export const one = 1;`],
  ['house(file-name)', 'src/domain/ShopSearch.ts', `export const one = 1;`],
  ['house(no-reexport)', 'src/domain/barrel.ts', `export * from './money.ts';`],
  ['house(no-reexport)', 'src/domain/passage.ts', `export { one } from './money.ts';`],
  ['house(marks)', 'src/domain/mark.ts', `// TODO later\nexport const one = 1;`],
  ['house(html-sinks)', 'src/ui/sink1.ts', `export const put = (e: Element) => { e.innerHTML = 'x'; };`],
  ['house(floor)', 'src/theme/floor1.ts', `export const u = (text: string) => URL.parse(text);`],
  [
    'house(floor)',
    'src/element/floor2.ts',
    `export const m = (e: Element, p: Element) => p.moveBefore(e, null);`,
  ],
  [
    'house(html-sinks)',
    'src/ui/sink2.ts',
    `export const put = (e: Element) => e.insertAdjacentHTML('afterend', 'x');`,
  ],
  [
    'house(html-sinks)',
    'src/ui/sink3.tsx',
    `export const Put = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
  ],
  ['house(literal-text)', 'src/ui/text1.tsx', `export const Text = () => <p>Réserver</p>;`],
  ['house(literal-text)', 'src/ui/text2.tsx', `export const Text = () => <p>{'Réserver'}</p>;`],
  ['house(literal-text)', 'src/ui/text3.tsx', `export const Text = () => <nav aria-label="Étapes" />;`],
  ['house(silent-classes)', 'src/ui/class1.ts', `export const name = 'p-2 bg-[var(--w-bg)]';`],
  ['house(silent-classes)', 'src/ui/class2.ts', `export const name = 'w-[12rem]';`],
  ['house(silent-classes)', 'src/ui/class3.ts', `export const name = 'hover:ps-4';`],
  [
    'house(store-names)',
    'src/stores/cart.ts',
    `import { atom } from 'nanostores';\nexport const cart = atom(0);`,
  ],
  ['house(opened-stores)', 'widgets/booking/o1.tsx', `export const now = (site) => site.api.now();`],
  ['house(opened-stores)', 'widgets/booking/o2.tsx', `export const now = (props) => props.site.ports.clock;`],
  [
    'house(opened-stores)',
    'widgets/booking/o3.tsx',
    `export const tab = (site) => { const { storage } = site; return storage; };`,
  ],
  ['house(opened-stores)', 'widgets/booking/o4.tsx', `export function now({ api }: Site) { return api; }`],
  [
    'house(opened-stores)',
    'widgets/booking/o5.tsx',
    `import { createOrders } from '#stores/orders.ts'; void createOrders;`,
  ],
  [
    'house(opened-stores)',
    'widgets/booking/o6.tsx',
    `export const tools = (site) => site.open({ load: () => (all) => all } as never);`,
  ],
  [
    'house(opened-stores)',
    'widgets/booking/o7.tsx',
    `export const all: StoreFeature<Tools> = { load: () => (tools) => tools };`,
  ],
  ['house(opened-stores)', 'src/stores/o8.ts', `export interface Site { readonly api: Api }`],
  ['house(opened-stores)', 'src/stores/o9.ts', `export interface Site { readonly inner: Connection }`],
  [
    'house(opened-stores)',
    'src/stores/o10.ts',
    `export interface Finder extends FeatureStore { readonly all: Ports }`,
  ],
  [
    'house(runnable-tests)',
    'src/domain/only.test.ts',
    `import { test } from 'vitest';\ntest.only('a rule', () => {});`,
  ],
  [
    'house(runnable-tests)',
    'src/domain/skip.test.ts',
    `import { describe } from 'vitest';\ndescribe.skip('a rule', () => {});`,
  ],
  ['eslint(no-restricted-globals)', 'src/domain/g1.ts', `export const w = () => window;`],
  ['eslint(no-restricted-globals)', 'src/domain/g2.ts', `export const d = () => document.title;`],
  ['eslint(no-restricted-globals)', 'src/domain/g3.ts', `export const f = () => fetch('/');`],
  ['eslint(no-restricted-globals)', 'src/domain/g4.ts', `export const n = () => Date.now();`],
  ['eslint(no-restricted-globals)', 'src/domain/g5.ts', `export const n = () => new Date();`],
  ['eslint(no-restricted-properties)', 'src/domain/g6.ts', `export const r = () => Math.random();`],
  ['eslint(no-restricted-globals)', 'src/stores/g1.ts', `export const f = () => fetch('/');`],
  ['eslint(no-restricted-globals)', 'src/stores/g2.ts', `export const s = () => localStorage.length;`],
  ['eslint(no-restricted-globals)', 'widgets/booking/g1.tsx', `export const f = () => fetch('/');`],
  ['eslint(no-restricted-globals)', 'widgets/booking/g2.tsx', `export const w = () => window.innerWidth;`],
  ['eslint(no-restricted-properties)', 'widgets/booking/g3.tsx', `export const n = () => Date.now();`],
  [
    'eslint(no-restricted-properties)',
    'demo/server/raw.ts',
    `import { sql } from 'drizzle-orm';\nexport const q = (v: string) => sql.raw(v);`,
  ],
  ['eslint(no-console)', 'src/ui/console.ts', `export const say = () => console.log('x');`],
  ['eslint(no-eval)', 'src/domain/eval.ts', `export const run = (x: string) => eval(x);`],
  ['eslint(no-new-func)', 'src/domain/func.ts', `export const run = (x: string) => new Function(x);`],
  ['eslint(max-lines)', 'src/domain/long.ts', lines(301, 'void 0;')],
  [
    'eslint(max-lines-per-function)',
    'src/domain/deep.ts',
    `export function deep() {\n${lines(60, '  void 0;')}\n}`,
  ],
  ['eslint(no-unused-vars)', 'src/domain/unused.ts', `const one = 1;`],
  ['eslint(eqeqeq)', 'src/domain/equal.ts', `export const same = (a: number, b: number) => a == b;`],
  ['typescript(no-explicit-any)', 'src/domain/any1.ts', `export const one: any = 1;`],
  ['typescript(no-explicit-any)', 'src/domain/any2.ts', `export const one = (x: string) => x as any;`],
  ['typescript(ban-ts-comment)', 'src/domain/ignore.ts', `// @ts-ignore\nexport const one = 1;`],
  ['import(no-default-export)', 'src/domain/standard.ts', `export default 1;`],
  ['import(no-cycle)', 'src/domain/ring1.ts', `import { b } from './ring2.ts';\nexport const a = () => b;`],
  [
    'import(no-cycle)',
    'widgets/storefront/ring3.ts',
    `import { c } from '#widgets/cart/ring4.ts';\nexport const d = () => c;`,
  ],
  [
    'react(no-danger)',
    'widgets/cart/danger.tsx',
    `export const Put = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    'widgets/cart/hooks.tsx',
    `import { useState } from 'react';\nexport const Hook = (p: { on: boolean }) => { if (p.on) useState(0); return null; };`,
  ],
  ['jsx-a11y(alt-text)', 'widgets/cart/alt.tsx', `export const Picture = () => <img src="x.webp" />;`],
];

/** Files that keep every rule. */
const good: [path: string, source: string][] = [
  ['src/domain/prices/money.ts', `export const one = 1;`],
  ['src/domain/parsed.ts', `export const one = JSON.parse('1') as unknown;`],
  ['src/domain/ring2.ts', `import { a } from './ring1.ts';\nexport const b = () => a;`],
  ['widgets/cart/ring4.ts', `import { d } from '#widgets/storefront/ring3.ts';\nexport const c = () => d;`],
  ['src/domain/day.ts', `import { one } from './money.ts';\nexport const two = one + one;`],
  [
    'src/stores/site.ts',
    `import { atom } from 'nanostores';\nimport { one } from '#domain/prices/money.ts';\nexport const $x = atom(one);`,
  ],
  ['src/platform/api.ts', `export const send = (url: string) => window.fetch(url);`],
  [
    'src/ui/button.tsx',
    `export const Button = (props: { text: string }) => <button type="button">{props.text}</button>;`,
  ],
  ['src/ui/texts.ts', `import type { TFunction } from 'i18next';\nexport type Say = TFunction;`],
  ['src/ui/safe-html.tsx', `export const put = (e: Element, clean: string) => { e.innerHTML = clean; };`],
  [
    'widgets/cart/cart.tsx',
    `import { $x } from '#stores/site.ts';\nexport const Cart = () => <p>{$x.get()}</p>;`,
  ],
  [
    'widgets/cart/orders.tsx',
    `import type { createOrders } from '#stores/orders.ts';\nimport { ordersFeature } from '#stores/feature.ts';\nexport const open = (site: { open(feature: unknown): ReturnType<typeof createOrders> }) => site.open(ordersFeature);`,
  ],
  [
    'src/stores/orders.ts',
    `interface Tools { readonly api: Api }\nexport interface Orders extends FeatureStore { now(): number }\nexport const createOrders = ({ api }: Tools): Orders => api;`,
  ],
  [
    'widgets/cart/cart.view.tsx',
    `export const CartView = (props: { text: string }) => <p className="p-4">{props.text} – {'·'}</p>;`,
  ],
  [
    'widgets/shop-picker/picker.tsx',
    `import { one } from '#domain/prices/money.ts';\nexport const Picker = () => <p>{one}</p>;`,
  ],
  [
    'widgets/cart/picked.tsx',
    `import { Picker } from '#widgets/shop-picker/picker.tsx';\nexport const Picked = () => <Picker />;`,
  ],
  [
    'widgets/sign-in/sign-in.tsx',
    `import { one } from '#domain/prices/money.ts';\nexport const SignIn = () => <p>{one}</p>;`,
  ],
  [
    'widgets/appointments/signed.tsx',
    `import { SignIn } from '#widgets/sign-in/sign-in.tsx';\nexport const Signed = () => <SignIn />;`,
  ],
  [
    'widgets/storefront/page.tsx',
    `import { Cart } from '#widgets/cart/cart.tsx';\nexport const Page = () => <Cart />;`,
  ],
  [
    'demo/server/main.ts',
    `import { readFile } from 'node:fs/promises';\nimport { one } from '#domain/prices/money.ts';\nexport const read = () => readFile(String(one));`,
  ],
  [
    'demo/server/render/page.ts',
    `import { Cart } from '#widgets/cart/cart.tsx';\nexport const page = () => Cart;`,
  ],
  [
    'demo/artwork/draw.ts',
    `import sharp from 'sharp';\nimport { rows } from '#seed/rows.ts';\nexport const draw = () => sharp(rows);`,
  ],
  [
    'widgets/cart/feature.ts',
    `import type { F } from '#element/feature.ts';\nexport const f: F = { name: 'cart' };`,
  ],
  ['vite.config.ts', `export default {};`],
];

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
