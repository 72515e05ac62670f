import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { BySlug, Instant, Slug, WrittenHtml, WrittenImage, writtenText } from '../content-fields.ts';
import { ImageWire, LocalizedWire } from '../media.ts';
import { PageQuery, pageOf } from '../page.ts';
import { ById, callsOf, Id, resource } from '../resource.ts';

const Position = Type.Union([Type.Literal('home'), Type.Literal('shop'), Type.Literal('all')]);
const Language = Type.Union([
  Type.Literal('all'),
  Type.Literal('fr'),
  Type.Literal('de'),
  Type.Literal('en'),
  Type.Literal('es'),
  Type.Literal('it'),
]);
const orNull = (instant: typeof Instant) => Type.Union([instant, Type.Null()]);

/** An article of the magazine. */
export const PostWire = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  published: Type.Boolean(),
  /** Where it is shown besides the magazine: on the home page, at its linked shop, or both. */
  position: Position,
  /** Id of a shop. */
  linkedShop: Type.Union([Type.String(), Type.Null()]),
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
  /** ISO 8601. */
  createdAt: Type.String(),
  changedAt: Type.String(),
});
export type PostWire = Static<typeof PostWire>;

const PostFields = Type.Object({
  slug: Slug,
  published: Type.Boolean(),
  position: Position,
  linkedShop: Type.Optional(Type.Union([Id, Type.Null()])),
  lang: Type.Array(Language, { minItems: 1, maxItems: 6 }),
  vedette: Type.Object({ active: Type.Boolean(), start: orNull(Instant), end: orNull(Instant) }),
  title: writtenText(200),
  summary: writtenText(600),
  body: WrittenHtml,
  image: Type.Optional(Type.Union([WrittenImage, Type.Null()])),
  category: Type.Optional(Type.Union([Id, Type.Null()])),
});
export type PostFields = Static<typeof PostFields>;

const posts = resource({
  family: 'posts',
  noun: 'an article of the magazine',
  path: '/api/posts',
  role: 'manager',
  item: PostWire,
  fields: PostFields,
});

const reading = { method: 'GET', tenancy: 'company', idempotency: 'safe' } as const;
const published = { ...reading, role: 'visitor', audience: 'visitor', caching: 'revalidate' } as const;

export const listPosts = call({
  ...published,
  name: 'posts.list',
  summary: 'The published articles of the magazine, the featured ones first, then the newest',
  path: '/api/posts',
  query: Type.Object({ lang: Type.Optional(Type.String({ maxLength: 5 })) }),
  reply: Type.Array(PostWire),
});

export const postBySlug = call({
  ...published,
  name: 'posts.bySlug',
  summary: 'One published article by its slug',
  path: '/api/posts/slug/{slug}',
  params: BySlug,
  reply: PostWire,
});

/** In every language; drafts too for whoever edits them. */
export const readPost = call({
  ...reading,
  role: 'visitor',
  audience: 'back-office',
  name: 'posts.read',
  summary: 'One article; visitors and guests of the back office see published ones only',
  path: '/api/posts/{id}',
  params: ById,
  reply: PostWire,
});

export const listEveryPost = call({
  ...reading,
  role: 'staff',
  audience: 'back-office',
  name: 'posts.listEvery',
  summary: 'A page of all articles, drafts included, the newest first',
  path: '/api/posts/all',
  query: Type.Object(PageQuery),
  reply: pageOf(PostWire),
});

export const { create: createPost, update: updatePost, remove: removePost } = posts;

export const postsCalls: readonly Call[] = callsOf({
  listPosts,
  postBySlug,
  readPost,
  listEveryPost,
  createPost,
  updatePost,
  removePost,
});
