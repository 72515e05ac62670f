import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ById, Id, Ids, Nothing, WrittenExternalId } from '../fields/id.ts';
import { ImagesWire } from '../fields/media.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import {
  WrittenAmount,
  WrittenImages,
  WrittenOrder,
  WrittenSlug,
  WrittenWeek,
  WeekdayWire,
} from '../fields/written.ts';
import { GeogroupmentWire } from './geogroupments.schemas.ts';

export const ShopWire = entity('Shop', {
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
      otherNames: Type.Optional(Type.Array(Type.String())),
    }),
  }),
  localisation: Type.Object({
    coordonate: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
  }),
  images: ImagesWire,
  booker: Type.Object({ active: Type.Boolean(), shopUseCabins: Type.Union([Type.Boolean(), Type.Null()]) }),
  articles: Type.Array(Type.String()),
  /** Null: among the others. */
  geoGroupment: Type.Union([GeogroupmentWire, Type.Null()]),
  /** By weekday, `0` is Sunday. */
  weekHours: Type.Record(Type.String(), WeekdayWire),
});

export type ShopWire = Static<typeof ShopWire>;

/** What may be written of a shop. What is optional stays as it is where it is not said; an id has to be the shop's. */
export const ShopFields = entity('ShopFields', {
  id: Type.Optional(Id),
  artebeauteId: Type.Optional(WrittenExternalId),
  /** Ids of what it offers to everybody. */
  articles: Type.Optional(Ids),
  /** `{id}`; the rest of it is not looked at. -1, or null: among the others. */
  geoGroupment: Type.Optional(Type.Unknown()),
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
      /** Other names that its town is searched by. */
      otherNames: Type.Optional(Type.Array(Type.String({ maxLength: 120 }), { maxItems: 30 })),
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
  images: WrittenImages,
  booker: Type.Object({
    active: Type.Boolean(),
    /** Null: as the company says. */
    shopUseCabins: Type.Union([Type.Boolean(), Type.Null()]),
  }),
  weekHours: WrittenWeek,
});

const ShopMatch = entity('ShopMatch', {
  /** The id that planning and tills know the shop by. */
  artebeauteId: Type.String(),
  webId: Type.String(),
  name: Type.String(),
});

export const shopsSchemas = {
  'shops.published': { summary: 'The shops', reply: Type.Array(ShopWire) },
  'shops.bySlug': {
    summary: 'One shop by its slug',
    params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
    reply: ShopWire,
  },
  'shops.list': {
    summary: 'A page of shops',
    query: Type.Object(PageQuery),
    reply: pageOf(ShopWire),
  },
  'shops.create': { strict: true, summary: 'Creates a shop', body: ShopFields, reply: ShopWire },
  'shops.update': {
    strict: true,
    summary: 'Changes a shop',
    params: ById,
    body: ShopFields,
    reply: ShopWire,
  },
  'shops.remove': { summary: 'Deletes a shop', params: ById, reply: Nothing },
  'shops.read': { summary: 'One shop in all its languages', params: ById, reply: ShopWire },
  'shops.artebeaute': {
    summary: 'Shops with their planning ids',
    query: Type.Object(PageQuery),
    reply: pageOf(ShopMatch),
  },
  'shops.match': {
    summary: 'Says which shop of planning a shop is',
    body: Type.Object({
      artebeauteId: WrittenExternalId,
      webId: Id,
    }),
    reply: ShopMatch,
  },
  'shops.link': {
    summary: 'Has a shop offer an article, at its own price or not',
    params: Type.Object({ ...ById.properties, articleId: Id }),
    query: Type.Object({ price: Type.Optional(WrittenAmount) }),
    reply: Nothing,
  },
  'shops.unlink': {
    summary: 'Stops a shop offering an article',
    params: Type.Object({ ...ById.properties, articleId: Id }),
    reply: Nothing,
  },
} satisfies FamilySchemas;
