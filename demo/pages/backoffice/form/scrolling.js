// How a field comes into view below what stays at the top of the form.

/** Room between the field and what is above it, in pixels. */
const AIR = 16;

/**
 * How far a column is scrolled so that a field stands in the middle of what is free below `covered` pixels, or at its top where it is
 * higher than that. Tops are those on the screen.
 */
export function scrollFor({ column, field, covered }) {
  const free = column.height - covered;
  const within = field.top - column.top + column.scrolled;
  const above = Math.max(AIR, (free - field.height) / 2);
  return Math.max(0, Math.round(within - covered - above));
}

/** Scrolls the column of a form alone, or the page where the form is as long as that. */
export function bringIntoView(node, column, panel) {
  const field = node.getBoundingClientRect();
  const isColumn = column.scrollHeight > column.clientHeight && getComputedStyle(column).overflowY === 'auto';
  // On the page the panel stays below the bar that says what is saved.
  const bar = isColumn ? 0 : Number.parseFloat(getComputedStyle(panel).top) || 0;
  const covered = bar + panel.offsetHeight;
  const scroller = isColumn ? column : document.scrollingElement;
  const top = isColumn ? column.getBoundingClientRect().top : 0;
  const { scrollTop: scrolled, clientHeight: height } = scroller;
  scroller.scrollTop = scrollFor({ column: { top, height, scrolled }, field, covered });
}
