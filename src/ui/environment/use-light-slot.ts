import { useEffect, useId, useRef, type RefObject } from 'react';

/** A node of the page itself, at a slot in the root of a place; each root that is around hands it on. */
function addNode(place: HTMLElement, name: string) {
  const added: Element[] = [];
  let root = place.getRootNode();
  while (root instanceof ShadowRoot) {
    const outer = root.host.getRootNode();
    const child = root.host.ownerDocument.createElement(outer instanceof ShadowRoot ? 'slot' : 'div');
    child.slot = name;
    if (child instanceof HTMLSlotElement) child.name = name;
    root.host.append(child);
    added.push(child);
    root = outer;
  }
  const last = added.at(-1);
  return { node: last instanceof HTMLElement ? last : place, added };
}

/**
 * Has something shown in a node of the page itself, which appears at a slot of ours: what belongs to others, as the fields of a payment
 * provider, does not work in a shadow root. `show` is called once the node is there and again when `key` changes; what it returns takes
 * it back. The result is the name of the slot.
 */
export function useLightSlot(
  place: RefObject<HTMLElement | null>,
  key: string,
  show: (node: HTMLElement) => () => void,
): string {
  const name = `vitrine-${useId().replace(/\W/g, '')}`;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!place.current) return;
    const { node, added } = addNode(place.current, name);
    const hide = latest.current(node);
    return () => {
      hide();
      for (const child of added) child.remove();
    };
  }, [place, name, key]);
  return name;
}
