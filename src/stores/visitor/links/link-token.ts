import type { Route } from '#domain/site/routes.ts';
import type { Navigation } from '../../navigation/navigation.ts';

export type LinkNavigation = Pick<Navigation, '$place' | 'href' | 'history' | 'reread'>;

interface MailedLink {
  /** What stands before the token in the fragment. */
  readonly mark: string;
  /** The page as it is without its token. */
  readonly page: Route;
  /** A token in the path, where there is one. */
  readonly inPath?: string | null;
}

/**
 * The token of a mailed link, from the fragment of the address or from its path; null where there is none, empty where a link
 * has been damaged on its way. It is taken out of the address, where it could be read, copied or sent on.
 */
export function takeLinkToken(
  { href, history, reread }: LinkNavigation,
  { mark, page, inPath = null }: MailedLink,
): string | null {
  const [, fragment = ''] = history.read().split('#');
  const inFragment = fragment.startsWith(mark) ? fragment.slice(mark.length) : '';
  const isDamaged = mark !== '' && fragment.startsWith(mark);
  const token = /^[\w-]{20,128}$/.test(inFragment) ? inFragment : (inPath ?? (isDamaged ? '' : null));
  if (token === null) return null;
  const address = href(page);
  if (address !== null) {
    history.replace(address);
    reread();
  }
  return token;
}
