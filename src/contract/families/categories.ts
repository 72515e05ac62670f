import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire, LocalizedWire } from '../media.ts';
import { ById, Id, resource } from '../resource.ts';
import { neededText, optionalText, WrittenImage, WrittenOrder, WrittenSlug } from '../written.ts';
import { ArticleSummaryWire } from './articles.ts';

/** A category without its articles. */
const facts = {
  id: Type.String(),
  /** 1 holds services, 2 products. */
  type: Type.Integer(),
  slug: Type.String(),
  order: Type.Integer(),
  name: LocalizedWire,
  summary: LocalizedWire,
  images: Type.Array(ImageWire),
};

export const CategoryWire = Type.Object({ ...facts, articles: Type.Array(ArticleSummaryWire) });
export type CategoryWire = Static<typeof CategoryWire>;

/** A category in all its languages, with the ids of all that is in it, drafts included. */
export const CategoryRecord = Type.Object({ ...facts, articleIds: Type.Array(Type.String()) });

export const CategoryFields = Type.Object({
  type: Type.Union([Type.Literal(1), Type.Literal(2)]),
  slug: WrittenSlug,
  order: WrittenOrder,
  name: neededText(120),
  summary: optionalText(500),
  images: Type.Array(WrittenImage, { maxItems: 20 }),
});

export const listCategories = call({
  name: 'categories.list',
  summary: 'The service categories of the company, each with its articles',
  method: 'GET',
  path: '/api/categories',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  reply: Type.Array(CategoryWire),
});

export const categoryBySlug = call({
  name: 'categories.bySlug',
  summary: 'One category by its slug',
  method: 'GET',
  path: '/api/categories/slug/{slug}',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
  caching: 'revalidate',
  params: Type.Object({ slug: Type.String({ maxLength: 120 }) }),
  reply: CategoryWire,
});

export const {
  read: readCategory,
  create: createCategory,
  update: changeCategory,
  remove: removeCategory,
} = resource({
  family: 'categories',
  noun: 'a category',
  path: '/api/categories',
  readRole: 'provider',
  role: 'manager',
  item: CategoryRecord,
  fields: CategoryFields,
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

export const linkCategoryArticle = call({
  ...linking,
  name: 'categories.link',
  summary: 'Puts an article into a category of its kind',
  path: '/api/categories/{id}/link/{articleId}',
});

export const unlinkCategoryArticle = call({
  ...linking,
  name: 'categories.unlink',
  summary: 'Takes an article out of a category',
  path: '/api/categories/{id}/unlink/{articleId}',
});

export const categoriesCalls: readonly Call[] = [
  listCategories,
  categoryBySlug,
  readCategory,
  createCategory,
  changeCategory,
  removeCategory,
  linkCategoryArticle,
  unlinkCategoryArticle,
];
