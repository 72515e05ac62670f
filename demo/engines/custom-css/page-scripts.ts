// What is asked inside the salon's page. Each goes over as text and knows only what it is given.

type Page = typeof window & { watched?: readonly Element[] };

/** Unfolds the filters, ticks a box of them and writes into a field, so that there is something to read. */
export async function fillIn(filters: string, secret: string): Promise<void> {
  const root = document.querySelector('vitrine-shop')?.shadowRoot;
  async function until<T>(ask: () => T | null | undefined | false): Promise<T> {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
      const found = ask();
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`This never came: ${String(ask)}`);
  }
  const button = await until(() =>
    [...(root?.querySelectorAll('button') ?? [])].find((one) => one.textContent.trim() === filters),
  );
  button.click();
  // It is there once the stock is known. While the page still loads, a press may come to nothing.
  let frames = 0;
  await until(() => {
    const box = root?.querySelector<HTMLInputElement>('input[name=in-stock]');
    if (box && !box.checked && frames++ % 100 === 0) box.click();
    return box?.checked;
  });
  const field = await until(() => {
    const found = root?.querySelector<HTMLInputElement>('input[inputmode=decimal]');
    return found?.checkVisibility() ? found : null;
  });
  // As by a hand: React hears of what differs from what it has put there itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, secret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await until(() => root?.querySelector(`input[value="${secret}"]`));
}

/** Gives the elements a theme with this CSS, and returns once it acts: it sets `--vitrine-applied` to the mark. */
export async function applyCustomCss(css: string, mark: string): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement & { theme?: object }>('main > *, main > p > *')];
  const own = elements.filter((one) => one.localName.startsWith('vitrine-'));
  for (const element of own) element.theme = { customCss: css };
  const frame = () => new Promise(requestAnimationFrame);
  const roots = own.map((one) => one.shadowRoot?.querySelector('.vitrine'));
  const isApplied = (root: Element | null | undefined) =>
    root && getComputedStyle(root).getPropertyValue('--vitrine-applied').trim() === mark;
  for (const end = performance.now() + 10_000; !roots.every(isApplied); await frame())
    if (performance.now() > end) throw new Error(`This never came to act: ${css}`);
  // What a style loads is asked for when it is painted.
  await frame();
  await frame();
}

/** Puts a text into the elements' shadow roots as nobody has read it. */
export async function applyUnread(css: string): Promise<void> {
  for (const { shadowRoot: root } of document.querySelectorAll('vitrine-cart, vitrine-shop')) {
    const style = root?.querySelector('style') ?? root?.appendChild(document.createElement('style'));
    if (style) style.textContent = css;
  }
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}

/**
 * A line for each element of the page, inside ours and around them, in the same order each time: these properties, what is written
 * before and after it, and of those around where they are; at the end the places beside our elements where a press would meet them.
 */
export function linesOfPage(properties: string[]): string[] {
  const page = window as unknown as Page;
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const hosts = [...document.querySelectorAll('vitrine-cart, vitrine-shop')];
  const inside = hosts.flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll('.vitrine, .vitrine *') ?? []),
  ]);
  page.watched ??= [...document.querySelectorAll('html, body, body *'), ...inside];
  const lines = page.watched.map((element) => {
    const style = getComputedStyle(element);
    const words = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
    const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
    const { left, width } = element.getBoundingClientRect();
    // The cart is as wide as what it holds.
    const room = element.localName === 'vitrine-cart' ? 'its own' : width;
    const place = element.getRootNode() === document ? `${left}, ${room} wide` : 'inside';
    return [element.localName, place, ...words, ...values].join('; ');
  });
  const areas = hosts.map((host) => host.getBoundingClientRect());
  for (let x = 4; x < innerWidth - 40; x += 25)
    for (let y = 4; y < innerHeight; y += 25) {
      const isInside = areas.some(
        ({ left, right, top, bottom }) => x > left - 12 && x < right + 12 && y > top - 12 && y < bottom + 12,
      );
      const met = document.elementFromPoint(x, y)?.closest('vitrine-cart, vitrine-shop');
      lines.push(met && !isInside ? `a press at ${x}, ${y} meets the ${met.localName}` : '');
    }
  return lines;
}

/** What a property of the first element in the shop that fits comes to. */
export function computedValue(selector: string, property: string): string {
  const element = document.querySelector('vitrine-shop')?.shadowRoot?.querySelector(selector);
  return element ? getComputedStyle(element).getPropertyValue(property) : 'nothing fits';
}
