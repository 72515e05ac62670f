import { expect, test } from 'vitest';
import { lengthened, shortened } from './short-rules.ts';

test.each([
  [String.raw`.gap-0\.5{gap:calc(var(--u)*0.125)}`, '.gap-0.5{gap:calc(var(--u)*0.125)}'],
  [String.raw`.hover\:bg-sunk:hover{background:red}`, '.hover:bg-sunk :hover{background:red}'],
  [
    String.raw`@container (min-width:40.5em){.\@\[40\.5em\]\:px-8{padding:0}}`,
    '@container (min-width:40.5em){.@[40.5em]:px-8{padding:0}}',
  ],
  [String.raw`.\[\&_a\]\:p a{padding:0}`, '.[&_a]:p  a{padding:0}'],
  ['.flex{display:flex}', '.flex{display:flex}'],
  ['@keyframes v{0%{opacity:0}}', '@keyframes v{0%{opacity:0}}'],
])('the rule "%s" is written as "%s", and read as it was', (rule, short) => {
  expect(shortened(rule)).toBe(short);
  expect(lengthened(['.first{}', short, '.last{}'].join('\n')).split('\n')).toEqual([
    '.first{}',
    rule,
    '.last{}',
  ]);
});
