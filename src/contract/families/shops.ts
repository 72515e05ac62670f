import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire } from '../media.ts';
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
  name: 'shops.list',
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

export const shopsCalls: readonly Call[] = [listShops, shopBySlug];
