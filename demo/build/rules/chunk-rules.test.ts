import { expect, it } from 'vitest';
import { ownRules, type LoadedChunk } from './chunk-rules.ts';

const chunk = (imports: string[] = [], dynamicImports: string[] = []): LoadedChunk => ({
  imports,
  dynamicImports,
});
const named = (rules: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(rules).map(([file, words]) => [file, new Set(words.split(' '))]));
const own = (chunks: Record<string, LoadedChunk>, rules: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(ownRules(chunks, named(rules))).map(([file, set]) => [file, [...set].join(' ')]),
  );

it('a file leaves out the rules of the files that it imports', () => {
  const chunks = {
    loader: chunk([], ['cart', 'booking']),
    core: chunk(),
    cart: chunk(['core']),
    booking: chunk(['core']),
  };
  expect(own(chunks, { core: 'a b', cart: 'b c', booking: 'c d' })).toEqual({
    loader: '',
    core: 'a b',
    cart: 'c',
    booking: 'c d',
  });
});

it('a file that is loaded later leaves out what every file that loads it has', () => {
  const chunks = {
    loader: chunk([], ['cart', 'booking']),
    cart: chunk([], ['dialog']),
    booking: chunk([], ['dialog']),
    dialog: chunk(),
  };
  expect(own(chunks, { cart: 'a b', booking: 'b c', dialog: 'a b c d' })).toMatchObject({ dialog: 'a c d' });
});

it('a file that others share brings what one of them may lack', () => {
  const chunks = {
    loader: chunk([], ['home', 'legal']),
    home: chunk(['hours']),
    legal: chunk(['hours'], ['later']),
    later: chunk(['hours']),
    hours: chunk(),
  };
  expect(own(chunks, { home: 'a', legal: 'a', later: 'a b', hours: 'a b' })).toMatchObject({
    hours: 'a b',
    later: '',
  });
});

it('files that load each other keep what neither has before', () => {
  const chunks = { loader: chunk([], ['one']), one: chunk([], ['two']), two: chunk([], ['one']) };
  expect(own(chunks, { one: 'a', two: 'a b' })).toMatchObject({ one: 'a', two: 'b' });
});

it('every rule is there when its file runs, whichever way led to it', () => {
  const chunks = {
    loader: chunk([], ['a', 'b']),
    a: chunk(['core'], ['c']),
    b: chunk(['core', 'c'], ['d']),
    c: chunk(['core'], ['d', 'a']),
    d: chunk(['c']),
    core: chunk(),
  };
  const rules = { core: '1 2', a: '2 3 4', b: '3 5', c: '3 4 6', d: '1 4 5 6 7' };
  const brought = ownRules(chunks, named(rules));
  /** Runs a file as a browser does, its imports first; then each that it may load, in every order of at most six. */
  const walk = (file: string, there: ReadonlySet<string>, depth: number) => {
    const known = new Set(there);
    const run = (one: string) => {
      for (const each of chunks[one as keyof typeof chunks].imports) run(each);
      for (const rule of brought[one] ?? []) known.add(rule);
      for (const rule of named(rules)[one] ?? [])
        expect([one, rule, known.has(rule)]).toEqual([one, rule, true]);
    };
    run(file);
    if (depth > 0)
      for (const next of chunks[file as keyof typeof chunks].dynamicImports) walk(next, known, depth - 1);
  };
  walk('loader', new Set(), 6);
});
