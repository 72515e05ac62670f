import type { BrowserContext, Page } from '@playwright/test';

/** Where something was read that a stranger must not learn. */
export interface Exposure {
  readonly where: string;
  readonly text: string;
}

declare global {
  /** The events that left elements of ours, with their details. */
  var told: string[];
}

/**
 * Watches all pages of a browser for what others may read: what is logged, told by events and the data layer, written into attributes,
 * kept in the address, the history or the referrer, and sent to be logged as part of an address.
 */
export async function watchExposure(context: BrowserContext) {
  const said: Exposure[] = [];
  await context.addInitScript(() => {
    globalThis.told = [];
    Object.assign(globalThis, { dataLayer: [] });
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event instanceof CustomEvent && event.type.startsWith('vitrine-'))
        globalThis.told.push(`${event.type} ${JSON.stringify(event.detail)}`);
      return dispatch.call(this, event);
    };
  });
  context.on('console', (message) => said.push({ where: 'console', text: message.text() }));
  context.on('request', (request) => {
    // The back end's call for whoever has a link names it in its address; the server logs no addresses.
    if (!request.url().includes('/api/users/token/'))
      said.push({ where: 'address of a request', text: request.url() });
    const { referer } = request.headers();
    if (referer !== undefined) said.push({ where: 'referrer of a request', text: referer });
  });
  return {
    said,
    /** All of it that has one of the secrets in it, with what is in a page now. */
    async of(page: Page, secrets: readonly string[]): Promise<readonly Exposure[]> {
      const all = [...said, ...(await page.evaluate(exposedInPage))];
      return all.filter(({ text }) =>
        secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret))),
      );
    },
  };
}

/** Runs in the page. */
function exposedInPage(): Exposure[] {
  const found: Exposure[] = [
    ...globalThis.told.map((text) => ({ where: 'event', text })),
    { where: 'data layer', text: JSON.stringify(Reflect.get(globalThis, 'dataLayer')) },
    { where: 'address', text: location.href },
    { where: 'history', text: JSON.stringify(history.state) },
    { where: 'referrer', text: document.referrer },
    { where: 'title', text: document.title },
  ];
  const within = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes)
        found.push({ where: `${element.localName}[${name}]`, text: value });
      if (element.shadowRoot) within(element.shadowRoot);
    }
  };
  within(document);
  return found;
}
