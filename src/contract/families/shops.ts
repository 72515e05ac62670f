import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';
import { ById, Id, resource } from '../resource.ts';
import { WrittenAmount, WrittenImage, WrittenOrder, WrittenSlug, WrittenWeek } from '../written.ts';
import { GeogroupmentWire } from './geogroupments.ts';

const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d$' });

/** One weekday. `day` opens once, `pause` opens with a break, `other` is closed. Times are the shop's wall clock. */
export const WeekdayWire = Type.Object({
  status: Type.Union([Type.Literal('day'), Type.Literal('pause'), Type.Literal('other')]),
  hours: Type.Array(Type.Object({ start: TimeOfDay, end: TimeOfDay })),
});

export const ShopWire = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  artebeauteId: Type.String(),
  order: Type.Integer(),
  timezone: Type.String(),
  publicInfo: Type.Object({
    name: Type.String(),
    phone: Type.String(),
    email: Type.String(),
    address: Type.Object({
      address: Type.String(),
      city: Type.String(),
      zipcode: Type.String(),
      country: Type.String(),
    }),
  }),
  localisation: Type.Object({
    coordonate: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
  }),
  images: Type.Array(ImageWire),
  booker: Type.Object({
    active: Type.Boolean(),
    shopUseCabins: Type.Union([Type.Boolean(), Type.Null()]),
  }),
  articles: Type.Array(Type.String()),
  /** Null: among the others. */
  geoGroupment: Type.Union([GeogroupmentWire, Type.Null()]),
  /** By weekday, `0` is Sunday. */
  weekHours: Type.Record(Type.String(), WeekdayWire),
});
export type ShopWire = Static<typeof ShopWire>;

export const listShops = call({
  name: 'shops.published',
  summary: 'The shops of the company',
  method: 'GET',
  path: '/shops',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  reply: Type.Array(ShopWire),
});

export const shopBySlug = call({
  name: 'shops.bySlug',
  summary: 'One shop by its slug',
  method: 'GET',
  path: '/api/shops/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
  reply: ShopWire,
});

/** What may be written of a shop. What it offers is linked by calls of its own. */
export const ShopFields = Type.Object({
  slug: WrittenSlug,
  order: WrittenOrder,
  /** IANA zone. */
  timezone: Type.String({ minLength: 1, maxLength: 60 }),
  publicInfo: Type.Object({
    name: Type.String({ maxLength: 120, pattern: '\\S' }),
    phone: Type.String({ maxLength: 30 }),
    email: Type.String({ maxLength: 254 }),
    address: Type.Object({
      address: Type.String({ maxLength: 200 }),
      city: Type.String({ maxLength: 120 }),
      zipcode: Type.String({ maxLength: 12 }),
      /** ISO 3166, two letters. */
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
    }),
  }),
  localisation: Type.Object({
    coordonate: Type.Union([
      Type.Object({
        lat: Type.Number({ minimum: -90, maximum: 90 }),
        lng: Type.Number({ minimum: -180, maximum: 180 }),
      }),
      Type.Null(),
    ]),
  }),
  images: Type.Array(WrittenImage, { maxItems: 20 }),
  booker: Type.Object({
    active: Type.Boolean(),
    /** Null: as the company says. */
    shopUseCabins: Type.Union([Type.Boolean(), Type.Null()]),
  }),
  weekHours: WrittenWeek,
});

export const {
  list: listShopRecords,
  create: createShop,
  update: changeShop,
  remove: removeShop,
} = resource({
  family: 'shops',
  noun: 'a shop',
  path: '/api/shops',
  readRole: 'provider',
  role: 'manager',
  item: ShopWire,
  fields: ShopFields,
});

export const readShop = call({
  name: 'shops.read',
  summary: 'One shop in all its languages',
  method: 'GET',
  path: '/api/shops/{id}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  params: ById,
  reply: ShopWire,
});

const ShopMatch = Type.Object({
  /** The id that planning and tills know the shop by. */
  artebeauteId: Type.String(),
  webId: Type.String(),
  name: Type.String(),
});

export const shopsArtebeaute = call({
  name: 'shops.artebeaute',
  summary: 'Every shop with the id that planning and tills know it by',
  method: 'GET',
  path: '/api/shops/artebeaute',
  role: 'provider',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'safe',
  query: Type.Object(PageQuery),
  reply: pageOf(ShopMatch),
});

export const matchShop = call({
  name: 'shops.match',
  summary: 'Says which shop of planning and tills a shop is',
  method: 'PUT',
  path: '/api/shops/artebeaute',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
  body: Type.Object({
    artebeauteId: Type.String({ pattern: '^([a-zA-Z]+-)?[a-zA-Z0-9]{1,40}$' }),
    webId: Id,
  }),
  reply: ShopMatch,
});

const linking = {
  method: 'POST',
  role: 'manager',
  audience: 'back-office',
  tenancy: 'company',
  idempotency: 'natural',
  params: Type.Object({ ...ById.properties, articleId: Id }),
  reply: Type.Object({}),
} as const;

export const linkShopArticle = call({
  ...linking,
  name: 'shops.link',
  summary: 'Has a shop offer an article, at a price of its own where one is given',
  path: '/api/shops/{id}/link/{articleId}',
  query: Type.Object({ price: Type.Optional(WrittenAmount) }),
});

export const unlinkShopArticle = call({
  ...linking,
  name: 'shops.unlink',
  summary: 'Has a shop offer an article no more',
  path: '/api/shops/{id}/unlink/{articleId}',
});

export const shopsCalls: readonly Call[] = [
  listShops,
  listShopRecords,
  shopsArtebeaute,
  shopBySlug,
  readShop,
  createShop,
  changeShop,
  removeShop,
  matchShop,
  linkShopArticle,
  unlinkShopArticle,
];
