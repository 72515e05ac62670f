const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const HERE = 'https://here.invalid';

/**
 * An address that a company's link may lead to, as a browser reads it: http(s), mailto, tel, or a path of the site itself.
 * Null for anything else, as for words before an `@` that look like a host.
 */
export function safeAddress(text: string): string | null {
  const address = text.trim();
  if (address === '' || !URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  if (!SCHEMES.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (url.origin === HERE) return /^[/#?]/.test(address) ? address.replaceAll(/[\t\n\r]/g, '') : null;
  // A browser gives `//host` and `/\host` the page's own scheme: nobody means that in a text that others embed.
  return URL.canParse(address) ? url.href : null;
}

/**
 * The path of one of the company's own pictures, on any of the given origins or without one; null for what lies elsewhere.
 */
export function ownPicture(text: string, companyId: string, origins: readonly string[] = []): string | null {
  const address = text.trim();
  const origin = origins.find((each) => address.startsWith(`${each}/`)) ?? '';
  const path = address.slice(origin.length);
  const [, owner] =
    /^\/medias\/(?:uploads\/)?([\w-]+)\/[\w-]+(?:[/.][\w-]+)*\.(?:webp|avif|jpg)$/.exec(path) ?? [];
  return owner === companyId ? path : null;
}
