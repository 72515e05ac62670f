/** The storefront of a page, in one way of writing it. */
interface Shown {
  readonly html: string;
  /** Nodes that the server had declared and that were gone when the element was ready, as it is to keep each. */
  readonly lost: readonly string[];
  readonly isReady: boolean;
  readonly isBusy: boolean;
}

declare global {
  /** What a page shows of the storefront now; has each part begin that would wait until it is seen or touched. */
  var shown: () => Shown;
  /** What the server had declared, before anything of ours ran; empty where it declared nothing. */
  var declared: string;
}

/**
 * Runs in the page, before anything of it. HTML is written without comments, which are React's marks, with attributes in order, and
 * with one name for each id that React gives. What is chosen of a list is a property in a page and an attribute of a server's markup.
 */
export function watchStorefront(): void {
  let nodes: readonly Node[] = [];
  let lost: readonly string[] = [];
  let isReady = false;
  const rootOf = () => document.querySelector('vitrine-storefront')?.shadowRoot?.querySelector('.vitrine');
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const styleOf = (text: string) =>
    Object.assign(document.createElement('i').style, { cssText: text }).cssText;
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => name !== 'selected')
      // A server keeps a style where the page's policy does not look at it.
      .map(({ name, value }) =>
        /^(data-)?style$/.test(name) ? ` style="${styleOf(value)}"` : ` ${name}="${escaped(value)}"`,
      )
      .toSorted()
      .join('');
  const written = (node: Node): string => {
    if (node instanceof Text) return escaped(node.data);
    if (!(node instanceof Element)) return '';
    const chosen = node instanceof HTMLOptionElement && node.selected ? ' selected' : '';
    const inner = [...node.childNodes].map(written).join('');
    return `<${node.localName}${attributesOf(node)}${chosen}>${inner}</${node.localName}>\n`;
  };
  const htmlOf = (root: Element) => {
    const ids: string[] = [];
    const named = (id: string) => {
      if (!ids.includes(id)) ids.push(id);
      return `id${ids.indexOf(id)}`;
    };
    return [...root.childNodes]
      .map(written)
      .join('')
      .replaceAll(/_v[Rr]_\w*?_(?=["\s-]|$)/g, named)
      .replaceAll(`:${location.port}`, ':port');
  };
  const touchParts = () => {
    const element = document.querySelector('vitrine-storefront');
    for (const part of [element, ...(element?.shadowRoot?.querySelectorAll('[data-late]') ?? [])])
      part?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  };
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const root = rootOf();
    const all = (node: Node): Node[] => [node, ...[...node.childNodes].flatMap(all)];
    nodes = root ? all(root) : [];
    globalThis.declared = root ? htmlOf(root) : '';
  });
  addEventListener('vitrine-ready', () => {
    isReady = true;
    lost = nodes.filter((node) => !node.isConnected).map((node) => `${node.nodeName} ${node.textContent}`);
  });
  globalThis.shown = () => {
    touchParts();
    const root = rootOf();
    const isBusy = Boolean(root?.querySelector('[aria-busy=true], [role=progressbar]'));
    return { html: root ? htmlOf(root) : '', lost, isReady, isBusy };
  };
}
