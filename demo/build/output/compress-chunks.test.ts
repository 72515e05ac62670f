import { expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { compressChunks } from './compress-chunks.ts';

const ONCE = 'function once(value) { return value + 1; }\nexport const made = once(41);\n';
const LONG = `${ONCE}export const text = '${'long '.repeat(3000)}';\n`;

type Render = (code: string, chunk: { readonly name: string }) => Promise<{ readonly code: string } | null>;
const render = (compressChunks() as Plugin).renderChunk as unknown as Render;

test('what is used once is folded into where it is used, in a long file', async () => {
  const { code = LONG } = (await render(LONG, { name: 'core' })) ?? {};
  expect(code).not.toContain('once');
  expect(await import(`data:text/javascript,${encodeURIComponent(code)}`)).toMatchObject({ made: 42 });
});

test('React and short files are left as they are', async () => {
  expect(await render(LONG, { name: 'react' })).toBeNull();
  expect(await render(ONCE, { name: 'core' })).toBeNull();
});
