import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { ROOT_CLASS } from '#theme/tokens.ts';
import { ElementTree } from './element-tree.tsx';
import type { ElementInput } from './host.ts';
import { ID_PREFIX, SERVED, STYLE_ATTRIBUTE } from './served-markup.ts';
import { answerEarlyInput, holdBack } from './page/early-input.ts';
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
}

function giveStylesBack(element: Element): void {
  for (const styled of element.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    styled.style.cssText = styled.getAttribute(STYLE_ATTRIBUTE) ?? '';
    styled.removeAttribute(STYLE_ATTRIBUTE);
  }
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

/** Mounts on an empty root at once, and takes over a server-rendered one without touching its nodes. */
export function mount({ Body }: Tree, first: ElementInput): Mounted {
  const { root } = first.host;
  const { element, isRendered } = rootElement(root);
  if (isRendered) giveStylesBack(element);
  let input = first;
  let isStanding = !isRendered;
  const letGo = isRendered ? holdBack(root) : () => {};
  // What changes while the server's markup waits is not what the server rendered: it follows as a change.
  const onStanding = () => {
    isStanding = true;
    letGo();
    first.host.takeOverSheets();
    answerEarlyInput(root);
    if (input !== first) react.render(treeOf(input));
  };
  const treeOf = (shown: ElementInput): ReactNode => (
    <ElementTree Body={Body} input={shown} onStanding={isRendered ? onStanding : undefined} />
  );
  const react = isRendered ? hydrateRoot(element, treeOf(first), OPTIONS) : createRoot(element, OPTIONS);
  if (!isRendered) react.render(treeOf(first));

  return {
    render(next) {
      input = next;
      if (isStanding) react.render(treeOf(next));
    },
    unmount() {
      react.unmount();
      // A later connection starts on an empty root, so that markup which React has left is not taken for the server's.
      element.replaceChildren();
      root.querySelector(`script[${SERVED}]`)?.remove();
    },
  };
}
