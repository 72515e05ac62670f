import { isOwnPath } from '#domain/addresses/own-path.ts';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that a link of a company may have: http(s), mailto, tel, or a path of the site itself; else null. */
export function safeUrl(text: string | null | undefined): string | null {
  // Browsers drop control characters and blanks inside a scheme, so they are dropped before it is judged.
  const address = (text ?? '').replace(/[\p{C}\p{Z}]/gu, '');
  if (address === '') return null;
  if (URL.canParse(address)) return SCHEMES.has(new URL(address).protocol) ? address : null;
  return isOwnPath(address) || /^[?#]/.test(address) ? address : null;
}
