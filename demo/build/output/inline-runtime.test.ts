import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { declaredHelpers, withOwnNames } from './inline-runtime.ts';

test.each([
  ['for(var i in t)e(r,i,{get:t[i]})', 'for(var i of Object.keys(t))e(r,i,{get:t[i]})'],
  ['for (let name in all) { x(name) }', 'for(let name of Object.keys(all)) { x(name) }'],
  ['for(let e of t)e in r', 'for(let e of t)e in r'],
])('the bundler’s helpers loop over own names alone: %s', (code, expected) => {
  expect(withOwnNames(code)).toBe(expected);
});

test('a file of the bundle has the helpers that it uses, and no others', async () => {
  const body = 'var define=Object.defineProperty,once=(run)=>()=>run(),all=(of)=>define({},of);';
  const code = await declaredHelpers(body, 'o:once,a:all', 'o:mine');
  expect(runInNewContext(`${code}mine(()=>7)()`)).toBe(7);
  expect(code).not.toContain('defineProperty');
});
