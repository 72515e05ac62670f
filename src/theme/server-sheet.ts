import { baseCss } from './rules/base.ts';
import { addRules, RULES_KEY } from './rules/rules.ts';
import { appendRules } from './sheet.ts';
import { ROOT_CLASS } from './tokens.ts';

/** Stands between the parts of a server's sheet. */
const BETWEEN = '/**/';

interface ServerSheet {
  /** Of the class names in its markup. */
  readonly rules: readonly string[];
  /** `late/late-rules.ts`. */
  readonly late: string;
  /** Of that markup and its company alone. */
  readonly own: string;
}

let base: string | undefined;

/** The sheet that a server sends with its markup. */
export function serverSheet({ rules, late, own }: ServerSheet): string {
  base ??= baseCss();
  return [base, rules.join('\n'), late, own].join(BETWEEN);
}

/** How far each rule of a server's sheet stands behind the one before; undefined where the server is of another build than this code. */
export function ownPlaces(places: string | undefined): string | undefined {
  const [key, steps] = places?.split(':') ?? [];
  return key === RULES_KEY ? steps : undefined;
}

/**
 * Takes in what a server's sheet has of ours, for markup that stays while its code is not there.
 *
 * @param steps how far each rule stands behind the one before among those of the whole product
 */
export function takeServerSheet(sheet: string, steps: string): void {
  const [, rules = '', late = ''] = sheet.split(BETWEEN);
  addRules(steps, rules);
  appendRules(late, 'late');
}

const isThemeRule = (rule: CSSRule): boolean =>
  'selectorText' in rule &&
  rule.selectorText === `.${ROOT_CLASS}` &&
  [...(rule as CSSStyleRule).style].includes('--v-scheme');

/** The company's theme in a server's sheet, its own CSS with it; undefined where there is none. */
export function themeIn(sheet: CSSStyleSheet): string | undefined {
  const rules = [...sheet.cssRules];
  const first = rules.findIndex(isThemeRule);
  return first < 0
    ? undefined
    : rules
        .slice(first)
        .map(({ cssText }) => cssText)
        .join('');
}
