import { expect, test } from 'vitest';
import { withOwnNames } from './inline-runtime.ts';

test.each([
  ['for(var i in t)e(r,i,{get:t[i]})', 'for(var i of Object.keys(t))e(r,i,{get:t[i]})'],
  ['for (let name in all) { x(name) }', 'for(let name of Object.keys(all)) { x(name) }'],
  ['for(let e of t)e in r', 'for(let e of t)e in r'],
])('the bundler’s helpers loop over own names alone: %s', (code, expected) => {
  expect(withOwnNames(code)).toBe(expected);
});
