import type axe from 'axe-core';

// What is asked inside the pages, of the axe that was put there. Each goes over as text and knows only what it is given.

interface KnownNode {
  readonly actualNode: HTMLElement;
}

/** axe knows more than its types tell. */
interface Names extends Omit<typeof axe, 'commons' | 'setup' | 'utils'> {
  setup(root: Document): object;
  readonly utils: { querySelectorAll(root: object, selector: string): KnownNode[] };
  readonly commons: {
    readonly aria: { getRole(node: KnownNode): string | null };
    readonly dom: { isVisibleToScreenReaders(node: KnownNode): boolean };
    readonly text: { accessibleTextVirtual(node: KnownNode): string };
  };
}

type Page = typeof window & { axe: Names; marked?: readonly HTMLElement[]; pageErrors?: string[] };

/** What is to be found: its role, and its name by a regular expression. */
export interface RoleAndName {
  readonly role: string;
  readonly name: string;
}

/** All names of that role when nothing fits; else where the middle of the first that fits is, and whether a press there meets it. */
export type LocatedElement =
  | { readonly kind: 'none'; readonly names: readonly string[] }
  | {
      readonly kind: 'there';
      readonly x: number;
      readonly y: number;
      readonly isFree: boolean;
      readonly name: string;
    };

/** Finds across shadow roots what a screen reader would call so, remembers it and scrolls the first to the middle. */
export async function locate({ role, name }: RoleAndName): Promise<LocatedElement> {
  const page = window as unknown as Page;
  const { aria, dom, text } = page.axe.commons;
  const nameOf = (node: KnownNode) => {
    const own = text.accessibleTextVirtual(node).replace(/\s+/g, ' ').trim();
    return node.actualNode.matches(':checked') ? `${own}, checked` : own;
  };
  const root = page.axe.setup(document);
  const all = page.axe.utils
    .querySelectorAll(root, '*')
    .filter((node) => aria.getRole(node) === role && dom.isVisibleToScreenReaders(node))
    .map((node) => ({ element: node.actualNode, said: nameOf(node) }));
  page.axe.teardown();
  const fitting = all.filter(({ said }) => new RegExp(name).test(said));
  page.marked = fitting.map(({ element }) => element);
  if (!fitting[0]) return { kind: 'none', names: all.map(({ said }) => said) };
  const { element: first, said } = fitting[0];
  // The circle of a choice is out of sight: its label is what a visitor presses.
  const isChoice = first instanceof HTMLInputElement && /^(checkbox|radio)$/.test(first.type);
  const area = (isChoice && first.labels?.[0]) || first;
  area.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = area.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const { left, top, width, height } = area.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot?.elementFromPoint(x, y)) hit = hit.shadowRoot.elementFromPoint(x, y);
  const isStill = left === before.left && top === before.top && height === before.height;
  return { kind: 'there', x, y, isFree: isStill && area.contains(hit), name: said };
}

/** Whether one of those that were found last has the focus; null when the page has put others in their place, or leads Tab to others. */
export function isMarkedFocused(): boolean | null {
  const { marked = [] } = window as unknown as Page;
  if (!marked.some((one) => one.isConnected && one.tabIndex >= 0)) return null;
  return marked.some((one) => (one.getRootNode() as Document | ShadowRoot).activeElement === one);
}

/** What axe finds wrong on the page as it stands when everything has moved to its place. */
export async function axeFaultsOf(standards: string[]): Promise<string[]> {
  const { axe } = window as unknown as Page;
  const moves = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moves.map((move) => move.finished));
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: standards },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.flat().join(' ')}: ${failureSummary}`),
  );
}

/** Takes the errors that the document's page reported since the last time; begins to listen at the first. */
export function collectPageErrors(): string[] {
  const page = window as unknown as Page;
  const taken = page.pageErrors?.splice(0) ?? [];
  if (!page.pageErrors) {
    const pageErrors: string[] = (page.pageErrors = []);
    const { error } = console;
    console.error = (...parts: unknown[]) => {
      pageErrors.push(parts.map(String).join(' '));
      error.apply(console, parts);
    };
    page.addEventListener('error', ({ message }) => pageErrors.push(`uncaught: ${message}`));
    page.addEventListener('unhandledrejection', ({ reason }) =>
      pageErrors.push(`uncaught: ${String(reason)}`),
    );
  }
  return taken;
}
