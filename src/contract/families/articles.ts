import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire, LocalizedWire } from '../media.ts';

/** Decimal amount in the company's currency, taxes included. */
const Amount = Type.Number({ minimum: 0 });

/** An article: types 1 and 4 are services, 2 is a product. */
export const ArticleWire = Type.Object({
  id: Type.String(),
  /** Dash-separated; the second part is the id that availability and prices use. */
  artebeauteId: Type.String(),
  /** That second part. */
  abId: Type.String(),
  type: Type.Integer(),
  slug: Type.String(),
  draft: Type.Boolean(),
  name: LocalizedWire,
  summary: LocalizedWire,
  /** HTML. */
  description: LocalizedWire,
  images: Type.Array(ImageWire),
  categories: Type.Array(Type.Object({ slug: Type.String() })),
  price: Amount,
  /** SEM: Monday to Friday. */
  weekprices: Type.Union([Amount, Type.Null()]),
  /** WE: Saturday and Sunday. */
  prices: Type.Union([Amount, Type.Null()]),
  booker: Type.Object({
    active: Type.Boolean(),
    upsellOnly: Type.Boolean(),
    /** Minutes. */
    duration: Type.Integer({ minimum: 0 }),
    /** Minutes that the practitioner and the room stay taken after the service. */
    pause: Type.Integer({ minimum: 0 }),
    vat: Type.Number(),
    /** A product that is sold only as far as the shop's stock goes. */
    enableStock: Type.Boolean(),
    pricesByShops: Type.Array(Type.Object({ boutiqueId: Type.String(), pvTtc: Amount })),
    priceTime: Type.Object({
      active: Type.Boolean(),
      prices: Type.Array(Type.Object({ duration: Type.Integer(), value: Amount })),
    }),
    appointment: Type.Object({ nbCustomerRequired: Type.Integer({ minimum: 1 }) }),
  }),
});
export type ArticleWire = Static<typeof ArticleWire>;

export const articleBySlug = call({
  name: 'articles.bySlug',
  summary: 'One article by its slug',
  method: 'GET',
  path: '/api/articles/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
  reply: ArticleWire,
});

export const articlesCalls: readonly Call[] = [articleBySlug];
