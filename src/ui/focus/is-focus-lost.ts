/** Whether the focus is nowhere in the root that a node is in: on nothing, or in a dialog that has been closed. */
export function isFocusLost(node: Node | null): boolean {
  const root = node?.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return false;
  const { activeElement } = root;
  return !activeElement || activeElement.closest('dialog:not([open])') !== null;
}
