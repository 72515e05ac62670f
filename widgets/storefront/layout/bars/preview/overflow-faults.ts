import { MOST_FAULTS, type OverflowFault } from '#domain/preview/preview-report.ts';

/** What shows text or has a part: looked at one by one, and no more of them than anybody has on a page. */
const LOOKED_AT = '[part], h1, h2, h3, h4, p, a, button, label, li';
const MOST_LOOKED_AT = 3000;
const FIRST_WORDS = 60;

function partAround(element: Element): string {
  return element.closest('[part]')?.getAttribute('part')?.split(' ').at(-1) ?? '';
}

const hasWords = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

/** How many CSS pixels of an element lie beyond its own box, where it cannot be scrolled, or beyond the window. */
function beyond(element: Element, width: number): number {
  const { right, left, width: own } = element.getBoundingClientRect();
  // What is read out alone is a pixel wide.
  if (own <= 1) return 0;
  const { overflowX, textOverflow } = getComputedStyle(element);
  const isScrolled = overflowX === 'auto' || overflowX === 'scroll';
  const isShortened = textOverflow === 'ellipsis';
  // What holds no words itself may well let pictures stand out of it.
  const isMeasured = element.clientWidth > 0 && !isScrolled && !isShortened && hasWords(element);
  const inside = isMeasured ? element.scrollWidth - element.clientWidth : 0;
  return Math.round(Math.max(inside, right - width, -left));
}

/** Whether something around it scrolls sideways, as a row of cards does. */
function isInScrolled(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX } = getComputedStyle(around);
    if (overflowX !== 'visible') return true;
  }
  return false;
}

/** What does not fit where it stands; of what lies within one another the innermost. */
export function overflowFaults(root: ShadowRoot): readonly OverflowFault[] {
  const width = root.ownerDocument.documentElement.clientWidth;
  const faulty = [...root.querySelectorAll(LOOKED_AT)]
    .slice(0, MOST_LOOKED_AT)
    .filter((element) => beyond(element, width) > 1 && !isInScrolled(element));
  return faulty
    .filter((element) => !faulty.some((other) => other !== element && element.contains(other)))
    .slice(0, MOST_FAULTS)
    .map((element) => ({
      part: partAround(element),
      text: (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, FIRST_WORDS),
      by: beyond(element, width),
    }));
}
