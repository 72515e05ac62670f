import type { ComponentType } from 'react';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import { ROOT_CLASS } from '#theme/tokens.ts';
import { ElementTree } from './element-tree.tsx';
import type { ElementInput } from './host.ts';
import { replayPresses } from '#ui/hydration/replay-presses.ts';
import { ID_PREFIX } from './hydration/server-markup.ts';
import type { AddedProperties } from './theme/apply-theme.ts';

/** A React tree in an element, from its first connection until it has really left. */
export interface Mounted {
  render(input: ElementInput): void;
  unmount(): void;
}

export interface Tree {
  readonly Body: ComponentType<ElementInput>;
  /** What it makes of a company's theme besides what all elements do. */
  readonly addedProperties?: AddedProperties | undefined;
  /** Gives the element's class what it has besides attributes and events. */
  readonly extend?: (prototype: HTMLElement) => void;
}

const OPTIONS: RootOptions = {
  identifierPrefix: ID_PREFIX,
  onRecoverableError: (error) => console.warn('[vitrine] Markup did not fit:', error),
};

function rootElement(root: ShadowRoot): { readonly element: Element; readonly isRendered: boolean } {
  const found = [...root.children].find((child) => child.classList.contains(ROOT_CLASS));
  // What else somebody declared was to stand until now.
  if (!found) root.replaceChildren(...[...root.children].filter((one) => one.matches('style, link, script')));
  const element = found ?? root.appendChild(root.ownerDocument.createElement('div'));
  element.classList.add(ROOT_CLASS);
  return { element, isRendered: element.childNodes.length > 0 };
}

/** Mounts on an empty root at once, and hydrates a server-rendered one without touching its nodes. */
export function mount(tree: Tree, first: ElementInput): Mounted {
  const { element, isRendered } = rootElement(first.host.root);
  let input = first;
  let react: Root | undefined;
  let release: (() => void) | undefined;
  let isHydrated = !isRendered;
  let isOver = false;
  const draw = () => react?.render(<ElementTree Body={tree.Body} input={input} />);
  const drawAnew = () => {
    react = createRoot(element, OPTIONS);
    draw();
  };
  // What changes while the server's markup waits is not what the server rendered: it follows as a change.
  const onHydrated = (rendered: ElementInput) => {
    isHydrated = true;
    if (input !== rendered) draw();
  };
  const hydrate = async () => {
    const hydration = await import('./hydration/hydrate.tsx');
    const data = await hydration.takeServerData(first.host);
    if (isOver) return;
    const given = { element, tree, input: first, data, options: OPTIONS, onHydrated };
    ({ react, release } = hydration.hydrate(given));
  };
  if (isRendered)
    hydrate().catch(() => {
      if (isOver) return;
      element.replaceChildren();
      isHydrated = true;
      replayPresses(first.host.root, false);
      first.host.replaceServerStyles();
      drawAnew();
    });
  else drawAnew();

  return {
    render(next) {
      input = next;
      if (isHydrated) draw();
    },
    unmount() {
      isOver = true;
      react?.unmount();
      release?.();
      replayPresses(first.host.root, false);
      if (!isHydrated) first.host.replaceServerStyles();
      // A later connection starts on an empty root, so that markup which React has left is not taken for the server's.
      element.replaceChildren();
      first.host.update({ hydrationData: undefined });
    },
  };
}
