import { bookingFace } from '#element/faces/booking.ts';
import { cartFace } from '#element/faces/cart.ts';
import { finderFace } from '#element/faces/finder.ts';
import { storefrontFace } from '#element/faces/storefront.ts';

/** The public elements: what they take and tell. Their words for people are in `#element/faces/words.ts`. */
export const faces = [bookingFace, cartFace, finderFace, storefrontFace] as const;

export type Tag = (typeof faces)[number]['tag'];

export interface Part {
  /** The element's code, with all that it needs. The build gives it all its chunks at once. */
  readonly load: () => Promise<{ readonly define: () => void }>;
  /** The feature whose texts its first screen shows. */
  readonly texts: 'booking' | 'cart' | 'finder' | 'storefront';
  /** Paths that its first screen reads, the same for every visitor: they are asked for before the code is there. */
  readonly reads: readonly string[];
  /** What it reads besides where one of these attributes leads deeper. */
  readonly deeper?: { readonly attributes: readonly string[]; readonly reads: readonly string[] };
}

const company = '/api/companies/me';

/** How each element gets onto a page that uses it. */
export const parts: Readonly<Record<Tag, Part>> = {
  'vitrine-booking': {
    load: () => import('#element/tags/booking.ts'),
    texts: 'booking',
    reads: [company, '/api/categories'],
    deeper: { attributes: ['category', 'service', 'shop'], reads: ['/shops'] },
  },
  'vitrine-cart': {
    load: () => import('#element/tags/cart.ts'),
    texts: 'cart',
    reads: [company],
  },
  'vitrine-finder': {
    load: () => import('#element/tags/finder.ts'),
    texts: 'finder',
    reads: [company, '/shops'],
    deeper: { attributes: ['service'], reads: ['/api/categories'] },
  },
  'vitrine-storefront': {
    load: () => import('#element/tags/storefront.ts'),
    texts: 'storefront',
    reads: [company, '/shops', '/api/categories'],
  },
};
