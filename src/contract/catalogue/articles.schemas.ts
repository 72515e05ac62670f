import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity, entityFrom } from '../entity.ts';
import { ById, ExternalShopId, Id, Nothing, WrittenExternalId } from '../fields/id.ts';
import { ImagesWire, LocalizedWire } from '../fields/media.ts';
import { PageQuery, pageOf } from '../fields/page.ts';
import {
  WrittenAmount,
  WrittenImages,
  WrittenOrder,
  WrittenSlug,
  neededText,
  optionalText,
} from '../fields/written.ts';

/** Decimal amount in the company's currency, taxes included. */
const Amount = Type.Number({ minimum: 0 });

/** How many take part; without a number of practitioners one performs it, however many customers there are. */
const Together = Type.Object(
  {
    nbCustomerRequired: Type.Integer({ minimum: 1, maximum: 20 }),
    nbPractitionerRequired: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  },
  { title: 'Together' },
);

const Times = entity('ArticleTimes', {
  active: Type.Boolean(),
  upsellOnly: Type.Boolean(),
  /** Minutes. */
  duration: Type.Integer({ minimum: 0, maximum: 1440 }),
  /** Minutes that the practitioner and the room stay taken after the service. */
  pause: Type.Integer({ minimum: 0, maximum: 1440 }),
  /** Per cent. */
  vat: Type.Number({ minimum: 0, maximum: 100 }),
  /** A product that is sold only as far as the shop's stock goes. */
  enableStock: Type.Boolean(),
});

/** Of shops that ask another price than the others, by their external ids. */
const PricesByShops = Type.Array(Type.Object({ boutiqueId: ExternalShopId, pvTtc: Amount }), {
  title: 'ShopPrices',
});

/** By their slugs. */
const Categories = Type.Array(Type.Object({ slug: Type.String() }), { title: 'Slugs' });

/** How many of a product come together. */
const Quantity = Type.Optional(WrittenOrder);

/** Who makes a product, or the line that it belongs to. Lists of brands are written with bars between them. */
const Brand = Type.Optional(Type.String({ maxLength: 60, pattern: '^[^|]*$' }));

/** An article as lists have it: types 1 and 4 are services, 2 is a product. */
export const ArticleSummaryWire = entity('ArticleSummary', {
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
  images: ImagesWire,
  categories: Categories,
  quantity: Quantity,
  brand: Brand,
  price: Amount,
  /** What a product cost before its price was lowered: by law, the lowest price of the 30 days before. */
  regularPrice: Type.Optional(Amount),
  /** SEM: Monday to Friday. */
  weekprices: Type.Union([Amount, Type.Null()]),
  /** WE: Saturday and Sunday. */
  prices: Type.Union([Amount, Type.Null()]),
  booker: entityFrom('ArticleBooker', Times, {
    pricesByShops: PricesByShops,
    priceTime: Type.Object({
      active: Type.Boolean(),
      prices: Type.Array(Type.Object({ duration: Type.Integer(), value: Amount })),
    }),
    appointment: Together,
  }),
});

export type ArticleSummaryWire = Static<typeof ArticleSummaryWire>;

export const ArticleWire = entityFrom('Article', ArticleSummaryWire, {
  /** HTML. */
  description: LocalizedWire,
});

export type ArticleWire = Static<typeof ArticleWire>;

/** What planning needs beside: where it stands in lists, and what the service takes up. */
const planning = {
  order: WrittenOrder,
  needsCabin: Type.Boolean(),
  /** The kind of equipment that one unit of is needed. */
  equipmentKind: Type.Union([Type.String({ minLength: 1, maxLength: 60 }), Type.Null()]),
};

/** An article in all its languages. */
export const ArticleRecord = entityFrom('ArticleRecord', ArticleWire, planning);

/** What may be written of an article. What is optional stays as it is where it is not said; an id has to be the article's. */
export const ArticleFields = entity('ArticleFields', {
  id: Type.Optional(Id),
  artebeauteId: Type.Optional(WrittenExternalId),
  abId: Type.Optional(WrittenExternalId),
  categories: Type.Optional(Categories),
  quantity: Quantity,
  brand: Brand,
  /** Null: its price was not lowered. */
  regularPrice: Type.Optional(Type.Union([WrittenAmount, Type.Null()])),
  type: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(4)]),
  slug: WrittenSlug,
  draft: Type.Boolean(),
  name: neededText(120),
  summary: optionalText(500),
  /** HTML. */
  description: optionalText(20_000),
  images: WrittenImages,
  price: WrittenAmount,
  weekprices: Type.Union([WrittenAmount, Type.Null()]),
  prices: Type.Union([WrittenAmount, Type.Null()]),
  booker: entityFrom('ArticleBookerFields', Times, {
    pricesByShops: Type.Optional(PricesByShops),
    priceTime: Type.Object({
      active: Type.Boolean(),
      prices: Type.Array(
        Type.Object({ duration: Type.Integer({ minimum: 1, maximum: 1440 }), value: WrittenAmount }),
        { maxItems: 24 },
      ),
    }),
    appointment: Together,
  }),
  ...planning,
});

export const articlesSchemas = {
  'articles.list': {
    summary: 'The published articles, or those of a type (2: the products of the e-shop)',
    query: Type.Object({ type: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })) }),
    reply: Type.Array(ArticleSummaryWire),
  },
  'articles.bySlug': {
    summary: 'One article by its slug',
    params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
    reply: ArticleWire,
  },
  'articles.read': {
    summary: 'One article in all its languages; drafts for the back office alone',
    params: ById,
    reply: ArticleRecord,
  },
  'articles.artebeaute': {
    summary: 'Every article, drafts included, with its id for planning and tills',
    query: Type.Object(PageQuery),
    reply: pageOf(
      Type.Object({
        artebeauteId: Type.String(),
        webId: Type.String(),
        type: Type.Integer(),
        slug: Type.String(),
        draft: Type.Boolean(),
        name: LocalizedWire,
      }),
    ),
  },
  'articles.create': {
    strict: true,
    summary: 'Creates an article',
    body: ArticleFields,
    reply: ArticleRecord,
  },
  'articles.update': {
    strict: true,
    summary: 'Changes an article',
    params: ById,
    body: ArticleFields,
    reply: ArticleRecord,
  },
  'articles.remove': { summary: 'Deletes an article', params: ById, reply: Nothing },
} satisfies FamilySchemas;
