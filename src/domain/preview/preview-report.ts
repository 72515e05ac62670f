import { isLookPath } from './look.ts';

/** A colour that the company has chosen and that could not be read, with what is shown in its place. */
export interface ContrastFault {
  /** As `themes.general.buttonsColor`. */
  readonly path: string;
  readonly scheme: 'light' | 'dark';
  /** As `#rrggbb`. */
  readonly chosen: string;
  readonly shown: string;
  /** Of what was chosen with what it stands on, and the least that it owes. */
  readonly ratio: number;
  readonly least: number;
}

/** What is wider than the room that it has. */
export interface OverflowFault {
  /** Its CSS part; empty: of the page. */
  readonly part: string;
  /** Its first words. */
  readonly text: string;
  /** CSS pixels that do not fit. */
  readonly by: number;
}

/** What of the company's own CSS is not applied. */
export interface CssFault {
  /** Rules and declarations. */
  readonly count: number;
  /** Of the first, from 1 on, and its first characters. */
  readonly line: number;
  readonly text: string;
}

/** What of a page does not read, does not fit, or is left out. */
export interface PageFaults {
  readonly contrast: readonly ContrastFault[];
  readonly overflow: readonly OverflowFault[];
  /** Null: nothing. */
  readonly css: CssFault | null;
}

/** The same in all frames of a preview: what does not fit with the name of its frame. */
export interface PreviewFaults extends Pick<PageFaults, 'contrast' | 'css'> {
  readonly overflow: readonly (OverflowFault & { readonly frame: string })[];
}

/** What a page that shows what is drafted tells the back office in whose frame it is. */
export type PreviewReport =
  /** It is there, or another page of the site is shown. */
  | { readonly kind: 'page'; readonly path: string }
  /** What has a CSS part was pressed; the paths of the settings that it follows, what one would change first at the front. */
  | { readonly kind: 'point'; readonly part: string; readonly settings: readonly string[] }
  | ({ readonly kind: 'faults' } & PageFaults);

/** The mark of each message between a preview and its back office, and of no other program's. */
const MARK = 'preview';

/** What is sent to or by the page of a preview, with the token by which the two know each other. */
export const marked = (token: string | null, message: object): object => ({
  vitrine: MARK,
  session: token,
  ...message,
});

export function isMarked(data: unknown, token: string | null): data is object {
  if (typeof data !== 'object' || data === null || token === null) return false;
  return Reflect.get(data, 'vitrine') === MARK && Reflect.get(data, 'session') === token;
}

/** More than anybody reads of one page. */
export const MOST_FAULTS = 20;
const LONGEST = 200;
/** As of the paths that a page may be sent to. */
const LONGEST_PATH = 2000;

/** Reads what a page tells; null for whatever is none of it. */
export function previewReport(data: object): PreviewReport | null {
  const { type, path, part, settings, contrast, overflow, css } = data as Readonly<Record<string, unknown>>;
  switch (type) {
    case 'page':
      return typeof path === 'string' && path.length <= LONGEST_PATH && path.startsWith('/')
        ? { kind: 'page', path }
        : null;
    case 'point':
      return isShort(part) ? { kind: 'point', part, settings: listOf(settings, isLook) } : null;
    case 'faults':
      return {
        kind: 'faults',
        contrast: listOf(contrast, isContrastFault),
        overflow: listOf(overflow, isOverflowFault),
        css: isCssFault(css) ? css : null,
      };
    default:
      return null;
  }
}

function listOf<T>(value: unknown, isOne: (each: unknown) => each is T): readonly T[] {
  return Array.isArray(value) ? value.filter(isOne).slice(0, MOST_FAULTS) : [];
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

const isLook = (value: unknown): value is string => isShort(value) && isLookPath(value.split('.'));

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

function isContrastFault(value: unknown): value is ContrastFault {
  if (typeof value !== 'object' || value === null) return false;
  const { path, scheme, chosen, shown, ratio, least } = value as Readonly<Record<string, unknown>>;
  const isPair = isColour(chosen) && isColour(shown) && Number.isFinite(ratio) && Number.isFinite(least);
  return isLook(path) && (scheme === 'light' || scheme === 'dark') && isPair;
}

function isOverflowFault(value: unknown): value is OverflowFault {
  if (typeof value !== 'object' || value === null) return false;
  const { part, text, by } = value as Readonly<Record<string, unknown>>;
  return isShort(part) && isShort(text) && Number.isFinite(by);
}

function isCssFault(value: unknown): value is CssFault {
  if (typeof value !== 'object' || value === null) return false;
  const { count, line, text } = value as Readonly<Record<string, unknown>>;
  return Number.isSafeInteger(count) && Number.isSafeInteger(line) && isShort(text);
}
