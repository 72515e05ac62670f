import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderedElement } from '#server/render/engine/render-element.tsx';
import type { HtmlPage } from '../../http/pages/page.ts';
import type { Tenant } from '../../router/route.ts';
import { sha256 } from '../../sha256.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Of Brotli: bytes are sent many times, and one more step up costs seven times the work. */
const QUALITY = 6;

/** A public page as it is sent again and again. */
export interface KeptPage extends HtmlPage {
  readonly etag: string;
  /** Its bytes, compressed when they are first asked for so. */
  packed(encoding: 'br' | 'gzip'): Promise<Buffer>;
}

function keptPage(page: HtmlPage): KeptPage {
  const made = new Map<string, Promise<Buffer>>();
  const pack = (encoding: 'br' | 'gzip') =>
    encoding === 'gzip'
      ? deflate(page.html)
      : brotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return {
    ...page,
    etag: `W/"${sha256(page.html).slice(0, 22)}"`,
    packed(encoding) {
      const packing = made.get(encoding) ?? pack(encoding);
      made.set(encoding, packing);
      return packing;
    },
  };
}

/** Puts each page together once around what was rendered for it, and keeps it for as long as that is kept. */
export function createKeptPages() {
  const kept = new WeakMap<RenderedElement, Promise<KeptPage>>();
  return (rendered: RenderedElement, compose: () => Promise<HtmlPage>): Promise<KeptPage> => {
    const page = kept.get(rendered) ?? compose().then(keptPage);
    kept.set(rendered, page);
    // What could not be put together may well be the next time.
    page.catch(() => kept.delete(rendered));
    return page;
  };
}

/**
 * Pages by their address, found without a look at what they are made from. They are those of a tenant as it was read once, so that they
 * last for as long as that (`known-hosts.ts`).
 */
export function createReadyPages() {
  const ready = new WeakMap<Tenant, Map<string, KeptPage>>();
  return {
    find: (tenant: Tenant, address: string): KeptPage | undefined => ready.get(tenant)?.get(address),
    add(tenant: Tenant, address: string, page: KeptPage): void {
      const pages = ready.get(tenant) ?? new Map<string, KeptPage>();
      ready.set(tenant, pages.set(address, page));
    },
  };
}
