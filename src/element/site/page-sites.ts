import { previewTokenOf } from '#stores/preview/preview-token.ts';
import { createSite } from '#stores/site.ts';
import { createPagePorts } from './page-ports.ts';
import { createSiteRegistry, type SiteRegistry } from './site-registry.ts';
import { createTextLoader, type TextFiles } from '../texts/text-loader.ts';

/** How long a site outlives its last element, so that a page which rebuilds itself finds it again. */
const GRACE_MS = 5000;

const pages = new WeakMap<Window, SiteRegistry>();

/** The sites of a page, made with its ports when first asked for. */
export function sitesOf(view: Window & typeof globalThis, files: TextFiles): SiteRegistry {
  const cached = pages.get(view);
  if (cached) return cached;
  const portsOf = createPagePorts(view);
  // A page of the salon's own that has elements of ours is no preview, whatever its address.
  const isStorefront = view.document.querySelector('vitrine-storefront') !== null;
  const previewTheme = isStorefront ? previewTokenOf(portsOf()) : undefined;
  const registry = createSiteRegistry({
    open: ({ address, wanted, initial }, beside) =>
      createSite({
        ports: portsOf(),
        apiBase: address.apiBase,
        pageOrigin: view.location.origin,
        // Whoever of the company may see its closed site: the server alone decides that.
        debug: portsOf().cookies.read('vitrine-operator') !== null,
        company: address.company
          ? { kind: 'token', token: address.company }
          : { kind: 'host', host: address.host },
        texts: createTextLoader(
          files,
          (milliseconds) => new Promise((resolve) => view.setTimeout(resolve, milliseconds)),
        ),
        ...(previewTheme && { previewTheme }),
        ...(wanted && !initial && { locale: wanted }),
        ...(initial && { initial }),
        ...(beside && { reservations: beside.reservations }),
      }),
    soon: (act) => view.queueMicrotask(act),
    later: (act) => void view.setTimeout(act, GRACE_MS),
  });
  pages.set(view, registry);
  return registry;
}
