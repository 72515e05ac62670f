import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutSchemas } from './contract-without-schemas.ts';

const families = new URL('../../src/contract/families/', import.meta.url);
const files = readdirSync(families).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

/** A module's values, with a stand-in for what builds schemas: whoever calls it is seen. */
async function load(code: string): Promise<Record<string, unknown>> {
  const plain = code.replace(/^import .*$/gm, '').replace(/^export type .*$/gm, '');
  const script = `const call = (facts) => facts; const Type = new Proxy({}, { get: () => () => 'schema' });
    const ImageWire = '', LocalizedWire = '', Problem = '', Id = '';${plain}`;
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<string, unknown>;
}

describe('the contract in the browser', () => {
  it.each(files)('%s keeps what its calls are told apart by', async (file) => {
    const address = new URL(file, families);
    const whole = (await import(address.href)) as Record<string, { name?: string } & Record<string, unknown>>;
    const source = readFileSync(address, 'utf8');
    const lean = withoutSchemas(source, file);
    const calls = Object.values(whole)
      .flat()
      .filter((value) => value.name !== undefined && 'path' in value);
    expect(calls.length).toBeGreaterThan(0);
    for (const facts of calls) {
      // What a collection's calls have in common stands elsewhere.
      const own = [facts['method'], facts['path'], facts['audience']].map((value) => `'${String(value)}'`);
      for (const value of own) if (source.includes(value)) expect(lean).toContain(value);
    }
  });

  it('leaves nothing in a call that the server alone reads, also where one spans lines, comes last or has commas of its own', async () => {
    const source = [
      `import { call } from '../call.ts';`,
      `const Inner = Type.Object({ reply: Type.String() });`,
      `export const one = call({ name: 'a.b', summary: 'Says what it does, and more', path: '/a/{x}', params: Type.Object({ x: Type.String(), y: Type.Array(Inner) }), role: 'visitor', audience: 'visitor',`,
      `  reply: Type.Object({`,
      `    body: Type.String(), // a comment, with a comma`,
      `  }) });`,
      `export const two = call({ query: Inner, idempotency: 'safe' });`,
    ].join('\n');
    const { one, two } = await load(withoutSchemas(source, 'x.ts'));
    expect(one).toEqual({ name: 'a.b', path: '/a/{x}', audience: 'visitor' });
    expect(two).toEqual({ idempotency: 'safe' });
  });

  it('gives each call of a collection a name of its own, so that an unused one is droppable', () => {
    const lean = withoutSchemas('export const { read: readOne, list } = resource({ item: A });', 'x.ts');
    expect(lean.split('\n').slice(1)).toEqual([
      'export const readOne = /* @__PURE__ */ (() => own7.read)();',
      'export const list = /* @__PURE__ */ (() => own7.list)();',
    ]);
    expect(lean).toMatch(/^export const own7 = .*resource\(/);
  });

  it('marks what builds a schema as droppable, and nothing else', () => {
    expect(withoutSchemas('const A = Type.Object({ b: Type.String() }); run(A);', 'x.ts')).toBe(
      'const A = /* @__PURE__ */ (() => Type.Object({ b: /* @__PURE__ */ (() => Type.String())() }))(); run(A);',
    );
  });
});
