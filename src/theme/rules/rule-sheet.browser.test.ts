import { expect } from 'chai';
import { createRuleSheet, withConditionInside } from './rule-sheet.ts';
import type { AddedRule } from './rules.ts';

const BASE = ':host{display:block}.base{color:red}';
const UNKNOWN = '.x::no-such-part{color:red}';

/** A browser that says so of itself. */
const browser = (knows: { readonly nesting: boolean; readonly firefox?: boolean }) => ({
  CSSStyleSheet,
  CSS: {
    ...CSS,
    supports: (...what: string[]) =>
      what[0] === '-moz-orient' ? (knows.firefox ?? false) : what[0] === 'selector(&)' && knows.nesting,
  },
});

/** Has rules join others one after the other, as a build does, and tells what the sheet says in the end. */
function joined(view: ReturnType<typeof browser>, first: readonly string[], added: readonly AddedRule[]) {
  const all = [...first];
  const { sheet, add } = createRuleSheet(view, BASE, all);
  let replaced = 0;
  const replaceSync = sheet.replaceSync.bind(sheet);
  sheet.replaceSync = (text) => {
    replaced += 1;
    replaceSync(text);
  };
  for (const { at, rule } of added) all.splice(at, 0, rule);
  add(added, all);
  const rules = [...sheet.cssRules].map(({ cssText }) => cssText.replaceAll(/\s/g, ''));
  return { rules, replaced };
}

const FIRST = ['.a{top:0px}', '.d{top:3px}'];
const ADDED = [
  { at: 1, rule: '.b{top:1px}' },
  { at: 2, rule: '@container (min-width:1em){.c{top:2px}}' },
];
const BEFORE = [':host{display:block;}', '.base{color:red;}'];

describe('rules that join a sheet', () => {
  it('stand at their places, with their condition inside where the browser nests rules', () => {
    const { rules, replaced } = joined(browser({ nesting: true }), FIRST, ADDED);
    expect(rules).to.deep.equal([
      ...BEFORE,
      '.a{top:0px;}',
      '.b{top:1px;}',
      '.c{@container(min-width:1em){top:2px;}}',
      '.d{top:3px;}',
    ]);
    expect(replaced).to.equal(0);
  });

  it('keep their condition around them where it does not', () => {
    const { rules, replaced } = joined(browser({ nesting: false }), FIRST, ADDED);
    expect(rules[4]).to.equal('@container(min-width:1em){.c{top:2px;}}');
    expect(replaced).to.equal(0);
  });

  it('come with the whole text in Firefox', () => {
    const { rules, replaced } = joined(browser({ nesting: true, firefox: true }), FIRST, ADDED);
    expect(rules).to.have.length(6);
    expect(replaced).to.equal(1);
  });

  it('come with the whole text where one of them, or of those before, is unknown to the browser', () => {
    for (const [first, added] of [
      [[UNKNOWN, ...FIRST], [{ at: 2, rule: '.b{top:1px}' }]],
      [FIRST, [...ADDED, { at: 0, rule: UNKNOWN }]],
    ] as const) {
      const { rules, replaced } = joined(browser({ nesting: true }), first, added);
      expect(replaced).to.equal(1);
      expect(rules.slice(2, 4)).to.deep.equal(['.a{top:0px;}', '.b{top:1px;}']);
      expect(rules.at(-1)).to.equal('.d{top:3px;}');
    }
  });

  it('keep a condition around what it does not nest: pseudo-elements, several rules, other at-rules', () => {
    for (const rule of [
      '@media print{.a::before{top:0}}',
      '@media print{.a{top:0}.b{top:0}}',
      '@supports (top:0){.a{top:0}}',
      '.a{top:0}',
    ])
      expect(withConditionInside(rule)).to.equal(rule);
    expect(withConditionInside('@media (hover:hover){.hover\\:a:hover{top:0}}')).to.equal(
      '.hover\\:a:hover{@media (hover:hover){top:0}}',
    );
  });
});
