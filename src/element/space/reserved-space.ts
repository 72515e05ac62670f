import { knownHeight } from './known-heights.ts';

/**
 * The height of an element's first screen as it usually is, in CSS pixels: in a window narrower than 640 of them, and in a wider one. `when` is a
 * selector that the element has to match. One that is inline stands in a line of text, and is as wide as it is tall. A tuple, as the
 * loader carries those of all elements to every page.
 */
export type ExpectedHeight = readonly [narrow: number, wide: number, when?: string, isInline?: boolean];

const WIDE_PX = 640;

/** Pixels that the page's author asks for by `min-height`; undefined where it says none. */
export function askedHeight(element: Element): number | undefined {
  const asked = Number(element.getAttribute('min-height') || Number.NaN);
  return asked >= 0 && asked < Infinity ? asked : undefined;
}

/** What is known of an element whose space is kept: the names of its attributes, and how tall it usually is. */
export interface SpacedElement {
  readonly attributes: readonly string[];
  /** The first entry that fits is meant. */
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
  const usual = space.find(([, , when = '*']) => element.matches(when));
  const height =
    askedHeight(element) ??
    knownHeight(element, attributes, view) ??
    usual?.[view.innerWidth < WIDE_PX ? 0 : 1] ??
    0;
  return { height, isInline: usual?.[3] ?? false };
}

/** The sheet that keeps the space free, below all that a page or a company says of the element. */
export function spaceSheet(
  { height, isInline }: ReservedSpace,
  view: Window & typeof globalThis,
): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  const least = `min-height:${height}px`;
  // With its semicolon, as a word alone would pass for a class name.
  const display = isInline ? `inline-block;min-width:${height}px;` : 'block;';
  sheet.replaceSync(
    `:host{display:${display}${least}}:host([hidden]){display:none}[part~=loading]{${least}}`,
  );
  return sheet;
}
