import type { TextStorage } from '#platform/ports.ts';
import type { Navigation } from '../../navigation/navigation.ts';

export type LinkNavigation = Pick<Navigation, '$place' | 'href' | 'history' | 'reread'>;

const NAME = 'password-token';

/**
 * The token of a link, from the fragment of the address or from its path, or as this tab kept it. It is taken out of the address,
 * where it could be read, copied or sent on, and kept for a reload.
 */
export function takeToken(tab: TextStorage, { $place, href, history, reread }: LinkNavigation): string {
  const { route } = $place.get();
  if (route?.kind !== 'password-reset') return '';
  const token = /#([\w-]{20,128})$/.exec(history.read())?.[1] ?? route.token;
  if (token === null) return tab.read(NAME) ?? '';
  tab.write(NAME, token);
  const address = href({ kind: 'password-reset', token: null });
  if (address !== null) {
    history.replace(address);
    reread();
  }
  return token;
}

export function forgetToken(tab: TextStorage): void {
  tab.remove(NAME);
}
