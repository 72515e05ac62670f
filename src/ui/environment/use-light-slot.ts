import { useEffect, useId, useState, type RefObject } from 'react';

/**
 * A node of the page itself that is shown at a slot of ours: what belongs to others, as the fields of a payment provider, does not work
 * in a shadow root. Where our element stands in somebody else's shadow root, a slot in it hands the node on.
 */
export function useLightSlot(
  label: string,
  place: RefObject<HTMLElement | null>,
): { readonly name: string; readonly node: HTMLElement | null } {
  const name = `${label}-${useId().replace(/\W/g, '')}`;
  const [node, setNode] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const added: Element[] = [];
    let root = place.current?.getRootNode();
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
    setNode(last instanceof HTMLElement ? last : place.current);
    return () => {
      for (const child of added) child.remove();
    };
  }, [name, place]);
  return { name, node };
}
