import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { ById, Id, Ids, Nothing } from '../fields/id.ts';
import { ImagesWire, LocalizedWire } from '../fields/media.ts';
import { WrittenImages, WrittenOrder, WrittenSlug, neededText, optionalText } from '../fields/written.ts';
import { ArticleSummaryWire } from './articles.schemas.ts';

/** A category without its articles. */
const facts = {
  id: Type.String(),
  /** 1 holds services, 2 products. */
  type: Type.Integer(),
  slug: Type.String(),
  order: Type.Integer(),
  name: LocalizedWire,
  summary: LocalizedWire,
  images: ImagesWire,
};

export const CategoryWire = entity('Category', { ...facts, articles: Type.Array(ArticleSummaryWire) });

export type CategoryWire = Static<typeof CategoryWire>;

/** A category in all its languages, with the ids of all that is in it, drafts included. */
export const CategoryRecord = entity('CategoryRecord', {
  ...facts,
  articleIds: Ids,
  articles: Ids,
});

export const CategoryFields = entity('CategoryFields', {
  id: Type.Optional(Id),
  /** Ids of all that is in it; absent: what is in it stays. */
  articles: Type.Optional(Ids),
  type: Type.Union([Type.Literal(1), Type.Literal(2)]),
  slug: WrittenSlug,
  order: WrittenOrder,
  name: neededText(120),
  summary: optionalText(500),
  images: WrittenImages,
});

export const categoriesSchemas = {
  'categories.list': {
    summary: 'The service categories of the company, each with its articles',
    reply: Type.Array(CategoryWire),
  },
  'categories.bySlug': {
    summary: 'One category by its slug',
    params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
    reply: CategoryWire,
  },
  'categories.read': { summary: 'Reads a category', params: ById, reply: CategoryRecord },
  'categories.create': {
    strict: true,
    summary: 'Creates a category',
    body: CategoryFields,
    reply: CategoryRecord,
  },
  'categories.update': {
    strict: true,
    summary: 'Changes a category',
    params: ById,
    body: CategoryFields,
    reply: CategoryRecord,
  },
  'categories.remove': { summary: 'Deletes a category', params: ById, reply: Nothing },
  'categories.link': {
    summary: 'Puts an article into a category of its kind',
    params: Type.Object({ ...ById.properties, articleId: Id }),
    reply: Nothing,
  },
  'categories.unlink': {
    summary: 'Takes an article out of a category',
    params: Type.Object({ ...ById.properties, articleId: Id }),
    reply: Nothing,
  },
} satisfies FamilySchemas;
