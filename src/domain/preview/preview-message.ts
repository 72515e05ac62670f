import { THEME_FONTS, type Scheme } from '../company/company-theme.ts';
import { isLookPath } from './look.ts';

/** A value of a company's settings, as JSON has it. */
export type SettingValue =
  string | number | boolean | null | readonly SettingValue[] | { readonly [name: string]: SettingValue };

/** What a back office tells a page that shows what is drafted. */
export type PreviewMessage =
  /** Another setting of the company, which is not saved: `themes.general.buttonsColor`. */
  | { readonly kind: 'setting'; readonly path: readonly string[]; readonly value: SettingValue }
  /** Another page of the site: a path with its language. */
  | { readonly kind: 'url'; readonly path: string }
  /** What is pointed at, by the name of its CSS part; null: nothing. */
  | { readonly kind: 'highlight'; readonly part: string | null }
  /** What is pressed is told in place of what it does. */
  | { readonly kind: 'point'; readonly isOn: boolean }
  /** What is published is shown in place of what is drafted. */
  | { readonly kind: 'compare'; readonly isOn: boolean }
  /** As to somebody who prefers light or dark, where the company leaves that to them; null: as the browser does. */
  | { readonly kind: 'scheme'; readonly scheme: Scheme | null };

type Fields = Readonly<Record<string, unknown>>;

const LONGEST_VALUE = 100_000;
const DEEPEST = 8;
const COLOUR = /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8})?$/i;
const NAME = /^[a-z][\w-]{0,63}$/i;
/** Names that are no setting's: with them a value would change what all objects have. */
const NO_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads a message of one of the types in docs/preview.md; null for whatever is none. Nothing of it is believed that is not looked at. */
export function previewMessage(data: unknown): PreviewMessage | null {
  if (!isPlain(data)) return null;
  const { type, field, value, page, id, name, url, css, path, part, isOn, scheme } = data;
  switch (type) {
    case 'colour':
      return isName(field) && typeof value === 'string' && COLOUR.test(value) ? ofTheme(field, value) : null;
    case 'font':
      return isName(field) && THEME_FONTS.some((font) => font === field) && isText(name) && isText(url)
        ? ofTheme(field, { name, url })
        : null;
    case 'customCss':
      return isText(css) ? ofTheme('customCss', css) : null;
    case 'theme':
      return isName(page) && isName(id) ? setting(['themes', 'pages', page], id) : null;
    case 'value':
      return typeof path === 'string' && isLookPath(path.split('.')) ? setting(path.split('.'), value) : null;
    case 'url':
      return typeof path === 'string' && isOwnPath(path) ? { kind: 'url', path } : null;
    case 'highlight':
      return part === null || isName(part) ? { kind: 'highlight', part } : null;
    case 'point':
    case 'compare':
      return typeof isOn === 'boolean' ? { kind: type, isOn } : null;
    case 'scheme':
      return scheme === null || scheme === 'light' || scheme === 'dark' ? { kind: 'scheme', scheme } : null;
    default:
      return null;
  }
}

const ofTheme = (field: string, value: SettingValue) => setting(['themes', 'general', field], value);

function setting(path: readonly string[], value: unknown): PreviewMessage | null {
  return path.every(isName) && isSettingValue(value, DEEPEST) && JSON.stringify(value).length <= LONGEST_VALUE
    ? { kind: 'setting', path, value }
    : null;
}

function isPlain(value: unknown): value is Fields {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function isName(word: unknown): word is string {
  return typeof word === 'string' && NAME.test(word) && !NO_NAMES.has(word);
}

function isText(word: unknown): word is string {
  return typeof word === 'string' && word.length <= LONGEST_VALUE;
}

/** A path of the site itself: two slashes, or a backslash, would lead to another host. */
function isOwnPath(path: string): boolean {
  return path.length <= 2000 && /^\/(?![/\\])[^\\\s]*$/.test(path);
}

function isSettingValue(value: unknown, depth: number): value is SettingValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isSettingValue(each, depth - 1));
  return (
    isPlain(value) &&
    Object.entries(value).every(([name, each]) => !NO_NAMES.has(name) && isSettingValue(each, depth - 1))
  );
}

/** What a company answers, with other settings; where its shape is another one, what lies in the way is replaced. */
export function withSetting(
  reply: unknown,
  [name, ...rest]: readonly string[],
  value: SettingValue,
): unknown {
  if (name === undefined) return value;
  const fields = isPlain(reply) ? reply : {};
  return { ...fields, [name]: withSetting(Object.hasOwn(fields, name) ? fields[name] : {}, rest, value) };
}
