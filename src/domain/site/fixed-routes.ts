import { isLocale } from '../locale.ts';

export type LegalSection = 'rgpd' | 'mentions' | 'cgv' | 'cgu';

/** The pages whose path holds no slug. */
export type FixedRoute =
  | {
      readonly kind:
        | 'home'
        | 'services'
        | 'eshop'
        | 'gift'
        /** What a voucher's code is worth; one that was scanned is in the fragment, which no server sees. */
        | 'gift-check'
        | 'magazine'
        | 'contact'
        | 'cart'
        | 'checkout'
        | 'disabled'
        | 'waiting'
        | 'profile'
        | 'orders'
        | 'eshop-orders'
        | 'loyalty'
        | 'credit';
    }
  | { readonly kind: 'legal'; readonly section: LegalSection | null }
  | {
      readonly kind: 'auth';
      readonly page:
        | 'entry'
        | 'login'
        | 'register'
        | 'customer-login'
        | 'customer-register'
        | 'forgot-password'
        | 'password';
    }
  | { readonly kind: 'payment'; readonly page: 'success' | 'fail' | 'check' };

/** The first path that leads to a route is the one that is built; later ones are aliases. */
const PATHS: readonly (readonly [path: string, route: FixedRoute])[] = [
  ['', { kind: 'home' }],
  ['services', { kind: 'services' }],
  ['boutique', { kind: 'eshop' }],
  ['boutique/article', { kind: 'eshop' }],
  ['gift', { kind: 'gift' }],
  ['bonscadeaux', { kind: 'gift' }],
  ['gift/check', { kind: 'gift-check' }],
  ['magazine', { kind: 'magazine' }],
  ['presse', { kind: 'magazine' }],
  ['contact', { kind: 'contact' }],
  ['panier', { kind: 'cart' }],
  ['commande', { kind: 'checkout' }],
  ['disabled', { kind: 'disabled' }],
  ['waiting', { kind: 'waiting' }],
  ['legal', { kind: 'legal', section: null }],
  ['legal#rgpd', { kind: 'legal', section: 'rgpd' }],
  ['rgpd', { kind: 'legal', section: 'rgpd' }],
  ['legal#mentions', { kind: 'legal', section: 'mentions' }],
  ['legales', { kind: 'legal', section: 'mentions' }],
  ['legal#cgv', { kind: 'legal', section: 'cgv' }],
  ['cgv', { kind: 'legal', section: 'cgv' }],
  ['legal#cgu', { kind: 'legal', section: 'cgu' }],
  ['cgu', { kind: 'legal', section: 'cgu' }],
  ['auth', { kind: 'auth', page: 'entry' }],
  ['auth/login', { kind: 'auth', page: 'login' }],
  ['auth/register', { kind: 'auth', page: 'register' }],
  ['auth/customer/login', { kind: 'auth', page: 'customer-login' }],
  ['auth/customer/register', { kind: 'auth', page: 'customer-register' }],
  ['auth/forgot-password', { kind: 'auth', page: 'forgot-password' }],
  ['auth/password', { kind: 'auth', page: 'password' }],
  ['payments/success', { kind: 'payment', page: 'success' }],
  ['payments/fail', { kind: 'payment', page: 'fail' }],
  ['payments/rdvcheck', { kind: 'payment', page: 'check' }],
  ['profile', { kind: 'profile' }],
  ['profile/orders', { kind: 'orders' }],
  ['profile/eshoporders', { kind: 'eshop-orders' }],
  ['profile/loyalty', { kind: 'loyalty' }],
  ['profile/credit', { kind: 'credit' }],
];

/** First segments that the server keeps for itself. */
const SERVER_WORDS = ['api', 'shops', 'embed', 'medias', 'upload'];

/** First segments of pages that are opened by a key. */
export const KEYED_WORDS = { appointment: 'rendez-vous', 'freed-place': 'liste-attente' } as const;

export function isKeyedWord(word: string): boolean {
  return Object.values(KEYED_WORDS).some((known) => known === word);
}

/** The route of decoded segments; a slash or a hash inside a segment belongs to a slug. */
export function fixedRoute(segments: readonly string[], fragment: string): FixedRoute | null {
  if (segments.some((segment) => /[/#]/.test(segment))) return null;
  const path = segments.join('/');
  const found =
    PATHS.find(([known]) => known === `${path}#${fragment}`) ?? PATHS.find(([known]) => known === path);
  return found?.[1] ?? null;
}

export function fixedPath(route: FixedRoute): string {
  const name = nameOf(route);
  const path = PATHS.find(([, known]) => nameOf(known) === name)?.[0] ?? '';
  return path === '' ? '' : `/${path}`;
}

/** Whether a first segment already means something, so that no shop can be reached by it. */
export function isReservedWord(word: string): boolean {
  return (
    isLocale(word) ||
    isKeyedWord(word) ||
    SERVER_WORDS.includes(word) ||
    PATHS.some(([path]) => path.split(/[/#]/)[0] === word)
  );
}

function nameOf(route: FixedRoute): string {
  if (route.kind === 'legal') return `legal ${route.section}`;
  return 'page' in route ? `${route.kind} ${route.page}` : route.kind;
}
