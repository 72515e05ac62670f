import { parse, type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import type { CssView } from '#theme/custom-css/custom-css.ts';
import { longhandsOf } from './longhands.ts';

/** Closing brackets that a text may lack at its end, where a browser adds them. */
const MOST_OPEN = 4;

/** What may hold brackets that are none, and the brackets; a string ends with its line. */
const TOKENS = /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\\[^]|[{};]/g;

/** The declarations that stand before the first rule inside: a browser keeps later ones apart. */
function declaredIn(rule: Rule): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const important = new Set<string>();
  for (const node of rule.nodes) {
    if (node.type === 'rule' || node.type === 'atrule') break;
    if (node.type !== 'decl') continue;
    const name = node.variable ? node.prop : node.prop.toLowerCase();
    for (const [longhand, value] of longhandsOf(name, node.value)) {
      if (important.has(longhand) && !node.important) continue;
      if (node.important) important.add(longhand);
      values.set(longhand, value);
    }
  }
  return values;
}

class StyleDeclarations {
  readonly #values: ReadonlyMap<string, string>;

  constructor(rule: Rule) {
    this.#values = declaredIn(rule);
  }

  getPropertyValue(name: string): string {
    return this.#values.get(name) ?? '';
  }

  [Symbol.iterator](): Iterator<string> {
    return this.#values.keys();
  }
}

class StyleRule {
  readonly selectorText: string;
  readonly style: StyleDeclarations;
  readonly cssRules: readonly object[];

  constructor(rule: Rule) {
    // As a browser writes it: pseudo-classes in small letters, the oldest pseudo-elements as all others.
    this.selectorText = rule.selector
      .replaceAll(/::?[\w-]+/g, (name) => name.toLowerCase())
      .replaceAll(/(?<!:):(before|after)(?![\w-])/g, '::$1');
    this.style = new StyleDeclarations(rule);
    this.cssRules = rulesIn(rule);
  }
}

class GroupingRule {
  readonly conditionText: string;
  readonly cssRules: readonly object[];

  constructor(rule: AtRule) {
    this.conditionText = rule.params;
    this.cssRules = rulesIn(rule);
  }
}
class MediaRule extends GroupingRule {}
class SupportsRule extends GroupingRule {}
class ContainerRule extends GroupingRule {}

const GROUPS: Readonly<Record<string, new (rule: AtRule) => GroupingRule>> = {
  media: MediaRule,
  supports: SupportsRule,
  container: ContainerRule,
};

function ruleOf(node: ChildNode): readonly object[] {
  if (node.type === 'rule') return [new StyleRule(node)];
  const Group = node.type === 'atrule' && node.nodes ? GROUPS[node.name.toLowerCase()] : undefined;
  return Group && node.type === 'atrule' ? [new Group(node)] : [];
}

function rulesIn({ nodes = [] }: Pick<Container, 'nodes'>): readonly object[] {
  return nodes.flatMap(ruleOf);
}

/** The statements of a sheet, each by itself: one that is wrong takes no other with it. */
function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '{') depth += 1;
    if (token === '}' && depth > 0) depth -= 1;
    else if (token !== ';') continue;
    if (depth > 0) continue;
    statements.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return [...statements, text.slice(start)];
}

function rulesOfStatement(statement: string): readonly object[] {
  for (let open = 0; open <= MOST_OPEN; open += 1) {
    try {
      return rulesIn(parse(statement + '}'.repeat(open)));
    } catch {
      // One bracket more may be what it lacks.
    }
  }
  return [];
}

class StyleSheet {
  cssRules: readonly object[] = [];

  replaceSync(text: string): void {
    this.cssRules = statementsOf(text).flatMap(rulesOfStatement);
  }
}

/** What of a browser the rules for a company's own CSS ask, over a parser that runs here. */
export const serverCssView = {
  CSSStyleSheet: StyleSheet,
  CSSStyleRule: StyleRule,
  CSSMediaRule: MediaRule,
  CSSSupportsRule: SupportsRule,
  CSSContainerRule: ContainerRule,
} as unknown as CssView;
