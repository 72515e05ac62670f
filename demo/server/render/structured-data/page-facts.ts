import type { Category, Shop } from '#domain/catalogue/catalogue.ts';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Company } from '#domain/company/company.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import type { Locale } from '#domain/locale.ts';
import type { Post } from '#domain/magazine/post.ts';
import type { Route } from '#domain/site/routes.ts';

/** A product with how many there are of it; null where that was not asked. */
export interface ListedProduct {
  readonly product: Product;
  readonly level: number | null;
}

/** What a page says of its company to programs that read it. */
export interface PageFacts {
  readonly route: Route;
  readonly locale: Locale;
  /** Of the company's site, as `https://salon.example`. */
  readonly origin: string;
  readonly company: Company;
  readonly shops: readonly Shop[];
  readonly categories: readonly Category[];
  /** The articles of the magazine, on a page of it; on that of one article, it alone. */
  readonly posts: readonly Post[];
  /** The products of the e-shop, on a page of it; on that of one product, it alone. */
  readonly products: readonly ListedProduct[];
  /** What vouchers are sold of, on their page. */
  readonly gifts: GiftOffer | null;
}

/** What the pages are called that others lie below. */
export type PageNames = { readonly [Page in 'services' | 'eshop' | 'gift' | 'magazine']: string };
