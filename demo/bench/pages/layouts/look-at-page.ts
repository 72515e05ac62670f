import type { Thing, ThingKind } from './grid.ts';

// All of this runs in a page, to which it is sent by its source: it knows nothing but its own functions.

/** A box on the page by its edges. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What an element hands down to what is in it. */
interface Around {
  /** As far as it is seen. */
  readonly clip: Box;
  /** What its words are. */
  readonly words: ThingKind;
}

function within(box: Box, clip: Box): Box {
  return {
    left: Math.max(box.left, clip.left),
    top: Math.max(box.top, clip.top),
    right: Math.min(box.right, clip.right),
    bottom: Math.min(box.bottom, clip.bottom),
  };
}

function wholePage(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: Number.MAX_SAFE_INTEGER };
}

function add(things: Thing[], kind: ThingKind, box: Box, clip: Box): void {
  const { left, top, right, bottom } = within(box, clip);
  // What is there for screen readers alone is a pixel of the page.
  if (right - left > 2 && bottom - top > 2)
    things.push({ kind, left, top, width: right - left, height: bottom - top });
}

/** As a computed style has it. */
function isOpaque(colour: string): boolean {
  return !/^rgba\(|\//.test(colour);
}

function isSeen(colour: string): boolean {
  return !/[,/] ?0\)$/.test(colour);
}

/** A field, or what is pressed and has a box of its own; a card that can be pressed is made of what is in it. */
function isControl(element: Element, style: CSSStyleDeclaration): boolean {
  if (element.matches('input, select, textarea')) return true;
  if (!element.matches('button, a[href], summary, label, [role=button], [role=tab], [role=radio]'))
    return false;
  if (element.querySelector('img, h1, h2, h3, h4, h5, h6')) return false;
  const hasEdge =
    Number.parseFloat(style.borderTopWidth) > 0 &&
    Number.parseFloat(style.borderLeftWidth) > 0 &&
    isSeen(style.borderTopColor);
  return isSeen(style.backgroundColor) || hasEdge;
}

function isPicture(element: Element, style: CSSStyleDeclaration): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isLarge = width >= 48 && height >= 48;
  return (
    isLarge && (element.matches('img, svg, video, canvas, iframe') || style.backgroundImage.includes('url('))
  );
}

/** A slot is what is assigned to it; an element with a root is what is in that. */
function nodesIn(element: Element): readonly Node[] {
  // What is folded away has a place, though it is not seen.
  if (element.matches('details:not([open])')) return [...element.querySelectorAll(':scope > summary')];
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    return assigned.length > 0 ? assigned : [...element.childNodes];
  }
  return [...(element.shadowRoot ?? element).childNodes];
}

function lookAtWords(node: Text, { clip, words }: Around, things: Thing[]): void {
  if (!node.data.trim()) return;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const line of range.getClientRects()) add(things, words, line, clip);
}

function lookAtElement(element: Element, around: Around, things: Thing[]): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return;
  const box = element.getBoundingClientRect();
  // What is fixed is not cut off by what it stands in.
  const outer = style.position === 'fixed' ? wholePage() : around.clip;
  const isHidden = style.visibility !== 'visible';
  if (!isHidden && isControl(element, style)) return add(things, 'control', box, outer);
  if (!isHidden && isPicture(element, style)) add(things, 'picture', box, outer);
  else if (!isHidden && isOpaque(style.backgroundColor)) add(things, 'ground', box, outer);
  if (element.matches('svg, script, style')) return;
  const cutsOff = style.overflowX !== 'visible' && style.overflowY !== 'visible';
  const inner: Around = {
    clip: cutsOff && style.display !== 'contents' ? within(box, outer) : outer,
    words: element.matches('h1, h2, h3, h4, h5, h6') ? 'heading' : around.words,
  };
  for (const node of nodesIn(element)) {
    if (node instanceof Element) lookAtElement(node, inner, things);
    else if (node instanceof Text && !isHidden) lookAtWords(node, inner, things);
  }
}

/**
 * What is painted on a page that is scrolled to its top, by the rectangles of its elements, through shadow roots, in the order in which
 * they stand: words line by line, fields and buttons as far as they have a box of their own, pictures that are no icons, and grounds.
 * Colours count as far as they are seen through.
 */
function lookAtPage(): readonly Thing[] {
  const things: Thing[] = [];
  lookAtElement(document.body, { clip: wholePage(), words: 'text' }, things);
  return things;
}

const PARTS = [
  within,
  wholePage,
  add,
  isOpaque,
  isSeen,
  isControl,
  isPicture,
  nodesIn,
  lookAtWords,
  lookAtElement,
  lookAtPage,
];

/** What a page evaluates to the things that are painted on it. */
export const THINGS_OF_PAGE = `(() => { ${PARTS.map(String).join('\n')}\nreturn ${lookAtPage.name}(); })()`;
