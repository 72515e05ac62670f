import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { BySlug, WrittenInstant, Slug, WrittenHtml, UploadedImage, writtenText } from '../fields/content.ts';
import { ById, Id, Nothing, ShopId } from '../fields/id.ts';
import { ImageWire, LocalizedWire } from '../fields/media.ts';
import { PageQuery, pageOf } from '../fields/page.ts';

const Position = Type.Union([Type.Literal('home'), Type.Literal('shop'), Type.Literal('all')]);

const Language = Type.Union([
  Type.Literal('all'),
  Type.Literal('fr'),
  Type.Literal('de'),
  Type.Literal('en'),
  Type.Literal('es'),
  Type.Literal('it'),
]);

const orNull = (instant: typeof WrittenInstant) => Type.Union([instant, Type.Null()]);

/** An article of the magazine. */
export const PostWire = entity('Post', {
  id: Type.String(),
  slug: Type.String(),
  published: Type.Boolean(),
  /** Where it is shown besides the magazine: on the home page, at its linked shop, or both. */
  position: Position,
  /** Id of a shop. */
  linkedShop: Type.Union([ShopId, Type.Null()]),
  /** Languages that it is shown in; may hold `all`. */
  lang: Type.Array(Type.String()),
  /** Shown first from `start` to `end`, both included; null is open (ISO 8601). */
  vedette: Type.Object({
    active: Type.Boolean(),
    start: Type.Union([Type.String(), Type.Null()]),
    end: Type.Union([Type.String(), Type.Null()]),
  }),
  title: LocalizedWire,
  summary: LocalizedWire,
  /** HTML; pictures in it lie below `/medias/` of the back end. */
  body: LocalizedWire,
  image: Type.Union([ImageWire, Type.Null()]),
  /** Id of a post category. */
  category: Type.Union([Type.String(), Type.Null()]),
  /** Who wrote it, as readers are told; empty where nobody is named. */
  author: Type.String(),
  /** ISO 8601. */
  createdAt: Type.String(),
  changedAt: Type.String(),
});

export type PostWire = Static<typeof PostWire>;

const PostFields = entity('PostFields', {
  slug: Slug,
  published: Type.Boolean(),
  position: Position,
  linkedShop: Type.Optional(Type.Union([ShopId, Type.Null()])),
  lang: Type.Array(Language, { minItems: 1, maxItems: 6 }),
  vedette: Type.Object({
    active: Type.Boolean(),
    start: orNull(WrittenInstant),
    end: orNull(WrittenInstant),
  }),
  title: writtenText(200),
  summary: writtenText(600),
  body: WrittenHtml,
  image: Type.Optional(Type.Union([UploadedImage, Type.Null()])),
  category: Type.Optional(Type.Union([Id, Type.Null()])),
  author: Type.Optional(Type.String({ maxLength: 120 })),
});

export type PostFields = Static<typeof PostFields>;

export const postsSchemas = {
  'posts.list': {
    summary: 'The published articles of the magazine',
    query: Type.Object({
      lang: Type.Optional(Type.String({ maxLength: 5 })),
      /** `1`: without their bodies, as a list shows them. */
      brief: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
    }),
    reply: Type.Array(PostWire),
  },
  'posts.bySlug': { summary: 'One published article by its slug', params: BySlug, reply: PostWire },
  'posts.read': {
    summary: 'One article; visitors and back-office guests see published ones only',
    params: ById,
    reply: PostWire,
  },
  'posts.listEvery': {
    summary: 'A page of all articles, drafts included, the newest first',
    query: Type.Object(PageQuery),
    reply: pageOf(PostWire),
  },
  'posts.create': {
    strict: true,
    summary: 'Creates an article of the magazine',
    body: PostFields,
    reply: PostWire,
  },
  'posts.update': {
    strict: true,
    summary: 'Changes an article of the magazine',
    params: ById,
    body: PostFields,
    reply: PostWire,
  },
  'posts.remove': { summary: 'Deletes an article of the magazine', params: ById, reply: Nothing },
} satisfies FamilySchemas;
