import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { ImageWire, LocalizedWire } from '../media.ts';
import { ArticleWire } from './articles.ts';

export const CategoryWire = Type.Object({
  id: Type.String(),
  /** 1 holds services, 2 products. */
  type: Type.Integer(),
  slug: Type.String(),
  order: Type.Integer(),
  name: LocalizedWire,
  summary: LocalizedWire,
  images: Type.Array(ImageWire),
  articles: Type.Array(ArticleWire),
});
export type CategoryWire = Static<typeof CategoryWire>;

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

export const categoriesCalls: readonly Call[] = [listCategories, categoryBySlug];
