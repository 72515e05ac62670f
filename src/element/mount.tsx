import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { ROOT_CLASS } from '#theme/tokens.ts';
import { Boundary } from './failure/boundary.tsx';
import type { ElementInput } from './host.ts';

/** A React tree in an element, from its first connection until it has really left. */
export interface Mounted {
  render(input: ElementInput): void;
  unmount(): void;
}

export interface Tree {
  readonly Body: ComponentType<ElementInput>;
  /** What a server-rendered root waits for before React takes it over: the data and texts of that first screen. */
  readonly prepare?: (input: ElementInput) => Promise<unknown>;
}

const OPTIONS: RootOptions = {
  // Made by the server in the same way; equal prefixes keep the ids of both sides equal.
  identifierPrefix: 'v',
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

/** Mounts on an empty root at once, and takes over a server-rendered one without touching its nodes. */
export function mount({ Body, prepare }: Tree, first: ElementInput): Mounted {
  const { element, isRendered } = rootElement(first.host.root);
  const tree = (input: ElementInput): ReactNode => (
    <Boundary input={input}>
      <Body {...input} />
    </Boundary>
  );
  let input = first;
  let react: Root | undefined;
  let isOver = false;

  const takeOver = () => {
    if (isOver) return;
    // Synchronous: a property set right after would otherwise reach a tree that is not there yet.
    flushSync(() => (react = hydrateRoot(element, tree(first), OPTIONS)));
    // What changed while it waited is not what the server rendered: it follows as a change.
    if (input !== first) react?.render(tree(input));
  };
  if (!isRendered) {
    react = createRoot(element, OPTIONS);
    react.render(tree(input));
  } else if (prepare) {
    void prepare(first).then(takeOver, takeOver);
  } else {
    takeOver();
  }

  return {
    render(next) {
      input = next;
      react?.render(tree(next));
    },
    unmount() {
      isOver = true;
      react?.unmount();
      // A later connection starts on an empty root, so that markup which React has left is not taken for the server's.
      element.replaceChildren();
    },
  };
}
