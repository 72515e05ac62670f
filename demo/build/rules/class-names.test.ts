import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseCss } from '#theme/rules/base.ts';
import { clearSheet, tw, usedRules } from '#theme/sheet.ts';
import { classUses } from './class-names.ts';
import { readyRules } from './ready-rules.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Names that markup and the base sheet use without twind. */
const isOurs = (name: string) => baseCss().includes(`.${name}`);

describe('the class names of the sources', () => {
  const uses = classUses(root);

  it('are found', () => {
    expect(uses.length).toBeGreaterThan(100);
  });

  it('each give a rule', () => {
    const silent = uses.filter(({ name }) => {
      clearSheet();
      tw(name);
      // `group` and `peer` mark an element for the rules of others.
      return usedRules().length === 0 && !/^(group|peer)$/.test(name) && !isOurs(name);
    });
    expect(silent.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it('are whole words, without twind’s groups: the build finds them so', () => {
    const grouped = uses.filter(({ name }) => /[~@\w]\(|:\(|^\(|\)$/.test(name.replace(/\[[^\]]*\]/g, '')));
    expect(grouped.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it('give whole rules, of which none swallows the next in the text of the sheet', () => {
    const count = (rule: string, brace: string) => rule.split(brace).length;
    // The build writes one a line.
    const broken = readyRules(root).filter(
      (rule) => count(rule, '{') !== count(rule, '}') || rule.includes('\n'),
    );
    expect(broken).toEqual([]);
  });

  it('give rules of what has the class alone: one that comes late leaves all else as it is', () => {
    expect(readyRules(root).filter((rule) => /^(?:@[^{]*\{)?[*:]/.test(rule))).toEqual([]);
  });

  it('for a width come after those of the same property that hold at any width', () => {
    const ready = readyRules(root);
    const property = (rule: string) => /\.(?:\\@\\\[[^:]*\\\]\\:)?\\\[([\w-]+)\\:/.exec(rule)?.[1];
    const early = ready.filter(
      (rule, index) =>
        rule.startsWith('@container') &&
        property(rule) !== undefined &&
        ready.slice(index).some((later) => later.startsWith('.') && property(later) === property(rule)),
    );
    expect(ready.filter((rule) => rule.startsWith('@container') && property(rule)).length).toBeGreaterThan(1);
    expect(early).toEqual([]);
  });

  it('have their rules ready in the built bundle, in the order that twind gives them', () => {
    clearSheet();
    for (const { name } of uses) tw(name);
    const ready = readyRules(root);
    expect(usedRules().filter((rule) => !ready.includes(rule))).toEqual([]);
    // Defaults and single properties, whatever they hold for, have no order among themselves.
    const isOrdered = (rule: string) => !/^(\*|::backdrop|(@[^{]+\{)?\.([^{]*\\:)?\\\[)/.test(rule);
    const used = usedRules().filter(isOrdered);
    expect(ready.filter((rule) => isOrdered(rule) && used.includes(rule))).toEqual(used);
  });
});
