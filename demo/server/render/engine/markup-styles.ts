import { STYLE_ATTRIBUTE } from '#element/hydration/server-markup.ts';
import { createRules } from '#theme/rules/rules.ts';
import { stepsOf, type RulePlaces } from '#theme/rules/rule-steps.ts';

const rules = createRules(() => {});
const rulesByName = new Map<string, readonly string[]>();

/** What a class name has added to the rules when it was first seen. */
function rulesOf(name: string): readonly string[] {
  const known = rulesByName.get(name);
  if (known) return known;
  const before = new Set(rules.all);
  rules.use(name);
  const made = rules.all.filter((rule) => !before.has(rule));
  rulesByName.set(name, made);
  return made;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/** The values that an attribute has in markup of React's, which quotes each of them. */
function valuesOf(html: string, attribute: string): ReadonlySet<string> {
  const written = new Set<string>();
  const before = ` ${attribute}="`;
  for (let at = html.indexOf(before); at >= 0; at = html.indexOf(before, at)) {
    at += before.length;
    written.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...written].map(plain));
}

/** The rules of the class names in some markup of React's, in their order. */
export function usedRules(html: string): readonly string[] {
  const names = new Set([...valuesOf(html, 'class')].flatMap((text) => text.split(' ')));
  const used = new Set([...names].flatMap(rulesOf));
  return rules.all.filter((rule) => used.has(rule));
}

/** The key of a build and the places of some of its rules, as a page takes them in (`ownPlaces`); undefined where one is not known. */
export function placesOf(
  used: readonly string[],
  { places, key }: { readonly places: RulePlaces; readonly key: string },
): string | undefined {
  const steps = stepsOf(used, places);
  return steps && `${key}:${steps}`;
}

export interface StyledMarkup {
  readonly html: string;
  readonly css: string;
}

/**
 * Markup whose own styles are rules: a page's policy may forbid them in markup. The element gives them back to what they belong to
 * (`STYLE_ATTRIBUTE`).
 */
export function withoutStyles(html: string): StyledMarkup {
  const moved = html.replaceAll(' style="', ` ${STYLE_ATTRIBUTE}="`);
  const styles = [...valuesOf(moved, STYLE_ATTRIBUTE)];
  const css = styles.map((style) => `[${STYLE_ATTRIBUTE}=${JSON.stringify(style)}]{${style}}`).join('');
  return { html: moved, css };
}
