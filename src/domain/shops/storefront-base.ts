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
