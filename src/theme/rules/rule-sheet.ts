import type { AddedRule } from './rules.ts';

/** The base and the rules of class names as a sheet that roots of a document adopt. */
export interface RuleSheet {
  readonly sheet: CSSStyleSheet;
  /** Takes in what has joined `rules`, which are all. */
  add(added: readonly AddedRule[], rules: readonly string[]): void;
}

/** A condition around one rule: `@container (…){.a{…}}`. Left out are pseudo-elements, which a nested rule does not match in every browser. */
const CONDITION = /^(@(?:container|media)[^{]+)\{([^{}:]+(?::[^{}:]+)*)\{([^{}]*)\}\}$/;

/**
 * The same with the condition inside, `.a{@container (…){…}}`: Chromium then styles anew what has the class, and for a condition
 * outside the whole page.
 */
export const withConditionInside = (rule: string): string => rule.replace(CONDITION, '$2{$1{$3}}');

export function createRuleSheet(
  { CSSStyleSheet: Sheet, CSS: support }: Pick<typeof globalThis, 'CSSStyleSheet' | 'CSS'>,
  base: string,
  rules: readonly string[],
): RuleSheet {
  const sheet = new Sheet();
  sheet.replaceSync(base);
  const before = sheet.cssRules.length;
  const replace = (all: readonly string[]) => sheet.replaceSync(base + all.join(''));
  replace(rules);
  const isNesting = support.supports('selector(&)');
  // Firefox would keep an inserted rule from the next root that adopts the sheet, where the only other one has left the page.
  const isInserting = !support.supports('-moz-orient', 'inline');

  return {
    sheet,
    add(added, all) {
      // Where the browser knows one of the rules not, the places of the others are not those of their rules.
      const isKnown = sheet.cssRules.length === before + all.length - added.length;
      if (!isInserting || !isKnown) return replace(all);
      try {
        for (const { at, rule } of added)
          sheet.insertRule(isNesting ? withConditionInside(rule) : rule, before + at);
      } catch {
        replace(all);
      }
    },
  };
}
