import type { LinkNavigation } from '../../visitor/links/link-token.ts';

/** What another service has put into the address: a code, or why there is none. */
export interface Returned {
  readonly state: string;
  /** Empty where the visitor, or the service, said no. */
  readonly code: string;
}

/** What is in the address of a page, in its fragment or its query; null where nothing is. */
export function returnedIn(address: string): Returned | null {
  const [page = '', fragment = ''] = address.split('#');
  for (const part of [fragment, page.split('?')[1] ?? '']) {
    const read = new URLSearchParams(part);
    const state = read.get('state');
    if (state && (read.has('code') || read.has('error'))) return { state, code: read.get('code') ?? '' };
  }
  return null;
}

/** Takes it out of the address, where it could be read, copied or sent on. `from` is where the visitor was. */
export function clearReturned({ href, history, reread }: LinkNavigation, from: string): void {
  const address = href({ kind: 'auth', page: 'login' }, from === '' ? {} : { from });
  if (address === null) return;
  history.replace(address);
  reread();
}
