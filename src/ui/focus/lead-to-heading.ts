import { focusWhereSeen } from './focus-where-seen.ts';
import { isFocusLost } from './is-focus-lost.ts';

/** Where what had the focus is gone, whoever pressed it is led to the first heading of a place. */
export function leadToHeading(place: Element | null): void {
  const heading = place?.querySelector<HTMLElement>('h1,h2');
  if (!heading || !isFocusLost(heading)) return;
  heading.tabIndex = -1;
  focusWhereSeen(heading);
}
