/** Whether the page is in a frame, and whoever is there works in the page around it: the focus is theirs. */
export function isFocusElsewhere(document: Document): boolean {
  const view = document.defaultView;
  return view !== null && view.parent !== view && !document.hasFocus();
}
