import type { CssFault } from '#domain/preview/preview-report.ts';
import { allowedCss, LONGEST, type CssView } from './custom-css.ts';

/** A rule with what stands in it, or a declaration, or a statement as `@import`. */
interface Part {
  readonly text: string;
  readonly line: number;
  readonly inside: Part[] | null;
}

const SHOWN_CHARACTERS = 60;

const TOKENS = /"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|\\[^]|[{};()[\]]/g;

const withoutComments = (css: string) =>
  css.replace(/\/\*[^]*?(\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** The parts of a text in their order; marks in quotes and brackets are none. */
function partsOf(css: string): Part[] {
  const text = withoutComments(css);
  const open: Part[][] = [[]];
  let begun = 0;
  let depth = 0;
  function end(at: number, inside: Part[] | null): void {
    const piece = text.slice(begun, at);
    const line = text.slice(0, begun + piece.search(/\S|$/)).split('\n').length;
    begun = at + 1;
    if (piece.trim() || inside) open.at(-1)?.push({ text: piece.trim(), line, inside });
  }
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '(' || token === '[') depth += 1;
    else if (token === ')' || token === ']') depth = Math.max(0, depth - 1);
    else if (depth > 0 || !/[{};]/.test(token[0] ?? '')) continue;
    else if (token === '{') {
      const inside: Part[] = [];
      end(index, inside);
      open.push(inside);
    } else {
      end(index, null);
      if (token === '}' && open.length > 1) open.pop();
    }
  }
  end(text.length, null);
  return open[0] ?? [];
}

type Around = (css: string) => string;

/** Of parts that stand in others, those that are left out; of a rule as a whole, or what is left out in it. */
function leftOutOf(parts: readonly Part[], around: Around, isKept: (css: string) => boolean): Part[] {
  return parts.flatMap((part) => {
    const { text, inside } = part;
    if (inside === null) return isKept(around(`${text};`)) ? [] : [part];
    if (inside.length === 0) return [];
    const within: Around = (css) => around(`${text}{${css}}`);
    const isRuleKept = isKept(within(text.startsWith('@') ? 'a{color:red}' : 'color:red'));
    return isRuleKept ? leftOutOf(inside, within, isKept) : [part];
  });
}

/** What of a company's own CSS the page does without, by the rule that applies it; null: nothing. */
export function leftOut(css: string, view: CssView): CssFault | null {
  const isTooLong = css.length > LONGEST;
  const found = leftOutOf(
    partsOf(css),
    (part) => part,
    (part) => !isTooLong && allowedCss(part, view) !== '',
  );
  const [first] = found;
  if (!first) return null;
  const text = first.text.replace(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS);
  return { count: found.length, line: first.line, text };
}
