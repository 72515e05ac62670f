import { parse, type AtRule } from 'postcss';

/** One file of a style sheet of fonts. */
export interface SheetFace {
  readonly family: string;
  /** Absolute. */
  readonly source: string;
  /** As CSS has it: `400`, or `100 900` of a variable font. */
  readonly weight: string;
  /** Of Unicode, as CSS has it; empty: all letters. */
  readonly range: string;
}

const SOURCE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)(?:\s*format\(\s*["']?([\w-]+)["']?\s*\))?/g;
const WEIGHT = /^\d{1,4}(?: \d{1,4})?$/;
const RANGE = /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:,U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?)*$/;
const NAMED_WEIGHTS: Readonly<Record<string, string>> = { '': '400', normal: '400', bold: '700' };

/**
 * The upright files of a style sheet as hosts of fonts send it (`/css2?family=…`), those of italics where it has no other. None where it
 * is no such sheet.
 */
export function sheetFaces(css: string, base: URL): readonly SheetFace[] {
  const faces = rulesOf(css).flatMap((rule) => faceOf(rule, base));
  const upright = faces.filter(({ isUpright }) => isUpright);
  return (upright.length > 0 ? upright : faces).map(({ isUpright: _, ...face }) => face);
}

function rulesOf(css: string): AtRule[] {
  const rules: AtRule[] = [];
  try {
    parse(css).walkAtRules('font-face', (rule) => void rules.push(rule));
  } catch {
    // What is no style sheet has no rules.
  }
  return rules;
}

function faceOf(rule: AtRule, base: URL): (SheetFace & { readonly isUpright: boolean })[] {
  const said = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => void said.set(prop.toLowerCase(), value.trim()));
  const family = (said.get('font-family') ?? '').replaceAll(/^["']|["']$/g, '').trim();
  const source = sourceOf(said.get('src') ?? '', base);
  const given = (said.get('font-weight') ?? '').replaceAll(/\s+/g, ' ');
  const weight = NAMED_WEIGHTS[given] ?? given;
  const range = (said.get('unicode-range') ?? '').replaceAll(/\s+/g, '').toUpperCase();
  if (family === '' || source === null || !WEIGHT.test(weight) || (range !== '' && !RANGE.test(range)))
    return [];
  return [{ family, source, weight, range, isUpright: (said.get('font-style') ?? 'normal') === 'normal' }];
}

/** Of several formats the smallest. */
function sourceOf(src: string, base: URL): string | null {
  const sources = [...src.matchAll(SOURCE)].map(([, double, single, bare, format = '']) => ({
    url: double ?? single ?? bare ?? '',
    format,
  }));
  const chosen = sources.find(({ format }) => format.startsWith('woff2')) ?? sources[0];
  return chosen && chosen.url !== '' && URL.canParse(chosen.url, base)
    ? new URL(chosen.url, base).href
    : null;
}
