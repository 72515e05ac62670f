import { knownHeight } from './known-heights.ts';

/** The height of an element's first screen as it usually is, in CSS pixels; the first entry that fits is meant. */
export interface ExpectedHeight {
  /** A selector that the element has to match. */
  readonly when?: string;
  /** In a window narrower than 640 pixels. */
  readonly narrow: number;
  readonly wide: number;
  /** It stands in a line of text, and is as wide as it is tall. */
  readonly isInline?: boolean;
}

const WIDE_PX = 640;

/** Pixels that the page's author asks for by `min-height`; undefined where it says none. */
export function askedHeight(element: Element): number | undefined {
  const asked = Number(element.getAttribute('min-height') || Number.NaN);
  return asked >= 0 && asked < Infinity ? asked : undefined;
}

/** What is known of an element whose space is kept: the names of its attributes, and how tall it usually is. */
export interface SpacedElement {
  readonly attributes: readonly string[];
  readonly space: readonly ExpectedHeight[];
}

/** What to keep free for an element until it shows something. */
export interface ReservedSpace {
  readonly height: number;
  readonly isInline: boolean;
}

/** The space that was asked for, that the element had at an earlier visit, or that such elements have. */
export function spaceFor(
  element: Element,
  { attributes, space }: SpacedElement,
  view: Window & typeof globalThis,
): ReservedSpace {
  const usual = space.find(({ when = '*' }) => element.matches(when));
  const height =
    askedHeight(element) ??
    knownHeight(element, attributes, view) ??
    usual?.[view.innerWidth < WIDE_PX ? 'narrow' : 'wide'] ??
    0;
  return { height, isInline: usual?.isInline ?? false };
}

/** The sheet that keeps the space free, below all that a page or a company says of the element. */
export function spaceSheet(
  { height, isInline }: ReservedSpace,
  view: Window & typeof globalThis,
): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  const least = `min-height:${height}px`;
  const host = isInline ? `display:inline-block;min-width:${height}px` : 'display:block';
  sheet.replaceSync(`:host{${host};${least}}:host([hidden]){display:none}[part~=loading]{${least}}`);
  return sheet;
}
