import type { CompanyIdentity } from '../company/company.ts';

/**
 * The address that a storefront lives at without its last slash, as `https://salon.example` or `/salon`; null for
 * what is no address of the web.
 */
export function storefrontBase(text: string | undefined): string | null {
  const wanted = (text ?? '').trim();
  if (/^\/(?!\/)/.test(wanted)) return wanted.replace(/\/+$/, '');
  if (!/^https?:\/\//i.test(wanted) || !URL.canParse(wanted)) return null;
  const { origin, pathname } = new URL(wanted);
  return (origin + pathname).replace(/\/+$/, '');
}

/** Where a company's storefront is, as an element says, else the company's own website; null where neither is known. */
export function storefrontOf(
  base: string | undefined,
  { identity: { websiteUrl } }: { readonly identity: Pick<CompanyIdentity, 'websiteUrl'> },
): string | null {
  return storefrontBase(base) ?? storefrontBase(websiteUrl);
}

/** A storefront that an element names by a path is on this page's origin, and what a browser keeps is kept of both; null for others. */
export function storefrontPath(base: string | undefined): string | null {
  const address = storefrontBase(base);
  return address?.startsWith('http') ? null : address;
}
