/** Lets microtasks, React's scheduler and a frame pass. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  }
}

const made: Element[] = [];

/** Puts markup on the page and gives its first element back. */
export async function show<E extends HTMLElement = HTMLElement>(markup: string): Promise<E> {
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  made.push(container);
  await settled();
  return container.firstElementChild as E;
}

export async function clearPage(): Promise<void> {
  for (const container of made.splice(0)) container.remove();
  await settled();
}

export function rootOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no shadow root`);
  return element.shadowRoot;
}

export function inside<E extends HTMLElement = HTMLElement>(element: Element, selector: string): E {
  const found = rootOf(element).querySelector<E>(selector);
  if (!found) throw new Error(`nothing in <${element.localName}> fits ${selector}`);
  return found;
}

/** The values that the sample's screen was last given. */
export function shown(element: Element): Record<string, unknown> {
  return JSON.parse(inside(element, '[data-values]').textContent ?? '') as Record<string, unknown>;
}

/** What `console[method]` is called with while `act` runs; nothing of it is printed. */
export async function said(method: 'warn' | 'error', act: () => void | Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const before = console[method];
  console[method] = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  try {
    await act();
    await settled();
  } finally {
    console[method] = before;
  }
  return lines;
}

/** Errors that nobody caught while `act` runs. */
export async function uncaught(act: () => void | Promise<void>): Promise<unknown[]> {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    errors.push(event instanceof ErrorEvent ? event.error : event.reason);
  };
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  try {
    await act();
    await settled();
  } finally {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  }
  return errors;
}
