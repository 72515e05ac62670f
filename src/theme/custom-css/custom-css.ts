import { ROOT_CLASS } from '../tokens.ts';

/** Characters; a longer text is not applied at all. */
export const LONGEST = 20_000;

const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map((at) => `border-${at}-radius`);
const sides = (name: string, kind = '') =>
  ['top', 'right', 'bottom', 'left'].map((at) => `${name}-${at}${kind}`);
const alone = (...names: readonly string[]) => names.map((name) => [name, []] as const);

/** What a company may set: a shorthand with the longhands that stand where it cannot be told. */
const PROPERTIES: readonly (readonly [string, readonly string[]])[] = [
  ...alone('color', 'background-color', 'font-size', 'font-weight', 'font-style', 'font-variant-caps'),
  ...alone('font-variant-numeric', 'letter-spacing', 'word-spacing', 'line-height', 'text-align', 'hyphens'),
  ...alone('text-transform', 'text-decoration-line', 'text-decoration-style', 'text-decoration-color'),
  ...alone('text-decoration-thickness', 'text-underline-offset', 'text-shadow', 'box-shadow'),
  ...alone('max-width', 'min-height', 'row-gap', 'column-gap', 'object-fit', 'object-position'),
  ['padding', sides('padding')],
  ['margin', sides('margin')],
  ['border-radius', corners],
  ['border-width', sides('border', '-width')],
  ['border-style', sides('border', '-style')],
  ['border-color', sides('border', '-color')],
];

/** What makes the root's own box larger than its place, or paints around it: the root clips all but that. */
const isOfOwnBox = (name: string) => /^(margin|padding|border|box-shadow)/.test(name) && !/radius/.test(name);

/** The unit that all lengths count in, and the padding of the root. */
const RESERVED = ['--vitrine-unit', '--vitrine-padding'];

const FUNCTIONS = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp var'.split(' '),
);

const PSEUDO = new Set(
  (
    ':root ::part :not :is :where :hover :focus :focus-visible :focus-within :active :empty :checked :first-child ' +
    ':last-child :only-child :nth-child :first-of-type :last-of-type :nth-of-type ::before ::after ::placeholder'
  ).split(' '),
);

/** Whether each bracket is closed, so that nothing after it is swallowed. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A value of numbers, words and the functions above: no quote, escape, address or end of a declaration is left. */
function isPlain(value: string): boolean {
  if (!/^[\w\s.,%#()+*/-]+$/.test(value) || value.includes('/*') || !isBalanced(value)) return false;
  return [...value.matchAll(/([\w-]+)\(/g)].every(([, name = '']) => FUNCTIONS.has(name.toLowerCase()));
}

/** The selector in terms of our parts, `.heading` for `[part~="heading"]`; null for one that asks for anything else. */
function selectorIn(text: string): string | null {
  if (!/^[\w\s.,:()>+~*&-]+$/.test(text) || !isBalanced(text)) return null;
  if ([...text.matchAll(/::?[\w-]+/g)].some(([name]) => !PSEUDO.has(name))) return null;
  return text
    .replace(/::part\(\s*([\w-]+)\s*\)/g, '.$1')
    .replace(/\.(-?[A-Za-z_][\w-]*)/g, '[part~="$1"]')
    .replace(/:root(?![\w-])/g, '&');
}

/** Where one of these characters stands outside brackets. */
function placesOutsideBrackets(text: string, characters: string): number[] {
  const places: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && characters.includes(character)) places.push(at);
  }
  return places;
}

function selectorsOf(list: string): string[] {
  // Spaces first: a pattern that looks for any number of them before a sign is slow where there are thousands.
  const text = list
    .replace(/\s+/g, ' ')
    .replace(/ ?([,>+~]) ?/g, '$1')
    .trim();
  const ends = [...placesOutsideBrackets(text, ','), text.length];
  return ends.map((end, index) => text.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end));
}

const ROOT = /&|:root(?![\w-])/;

/** Whether one of a list of selectors may be about the root: it names the root, and does not begin there and go down. */
function mayMatchRoot(list: string): boolean {
  return selectorsOf(list).some((selector) => {
    const whole = /^[>+~]/.test(selector) ? `&${selector}` : selector;
    if (!ROOT.test(whole)) return false;
    const [end] = placesOutsideBrackets(whole, ' >+~');
    if (end === undefined) return true;
    const goesDown = ' >'.includes(whole.charAt(end));
    const begins = ROOT.test(whole.slice(0, end).replace(/\(.*\)/, ''));
    return !goesDown || !begins || ROOT.test(whole.slice(end));
  });
}

function declarationsIn(style: CSSStyleDeclaration, isRootPossible: boolean): string {
  const own = [...style].filter((name) => /^--vitrine-[a-z-]+$/.test(name) && !RESERVED.includes(name));
  const known = PROPERTIES.flatMap(([short, long]) => (style.getPropertyValue(short) ? [short] : long));
  return [...own, ...known]
    .filter((name) => !isRootPossible || !isOfOwnBox(name))
    .map((name) => [name, style.getPropertyValue(name).trim()] as const)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

/** What reads style sheets: a browser's own, or a server's stand-in for it. */
export type CssView = Pick<
  typeof globalThis,
  'CSSStyleSheet' | 'CSSStyleRule' | 'CSSMediaRule' | 'CSSSupportsRule' | 'CSSContainerRule'
>;

/** `@media`, `@supports` and `@container` with a condition of plain words. */
function conditionIn(rule: CSSRule, view: CssView): string | null {
  const kinds = [
    ['@media', view.CSSMediaRule],
    ['@supports', view.CSSSupportsRule],
    ['@container', view.CSSContainerRule],
  ] as const;
  for (const [name, Kind] of kinds) {
    if (!(rule instanceof Kind)) continue;
    const { conditionText } = rule;
    const isKnown = /^[\w\s.,:()<>=/-]+$/.test(conditionText) && isBalanced(conditionText);
    return isKnown && !conditionText.includes('</') ? `${name} ${conditionText}` : null;
  }
  return null;
}

/** `mayParentBeRoot`: what `&` stands for may be the root. */
function rulesIn(rules: CSSRuleList, view: CssView, mayParentBeRoot = true): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof view.CSSStyleRule) {
        const selector = selectorIn(rule.selectorText);
        if (selector === null) return '';
        const isRootPossible = mayParentBeRoot && mayMatchRoot(rule.selectorText);
        const body =
          declarationsIn(rule.style, isRootPossible) + rulesIn(rule.cssRules, view, isRootPossible);
        return body && `${selector}{${body}}`;
      }
      const condition = conditionIn(rule, view);
      const inside = condition && rulesIn((rule as CSSGroupingRule).cssRules, view, mayParentBeRoot);
      return inside ? `${condition}{${inside}}` : '';
    })
    .join('');
}

/** Nothing of what a company paints leaves the element's own box, and no margin inside takes that along. */
const CONFINED = 'overflow:clip;overflow-clip-margin:calc(var(--u)*.5);display:flow-root;';

/**
 * What may be applied of a company's own CSS, written anew; empty where nothing is left. The browser's own parser reads it,
 * in a sheet that nothing adopts, so that no escape and no odd token means one thing here and another on the page. What is written
 * has none of either, whoever reads: a server's markup has the same.
 */
export function allowedCss(text: string, view: CssView): string {
  if (last.text !== text || last.view !== view) last = { text, view, css: readCss(text, view) };
  return last.css;
}

/** What was read last: colours change around it. */
let last: { text: string; view: CssView | null; css: string } = { text: '', view: null, css: '' };

function readCss(text: string, view: CssView): string {
  if (text.length > LONGEST) return '';
  const draft = new view.CSSStyleSheet();
  draft.replaceSync(text);
  const rules = rulesIn(draft.cssRules, view);
  // Within the root, so that a bare `h2` comes before the product's own class names.
  return rules && `.${ROOT_CLASS}{${CONFINED}${rules}}`;
}
