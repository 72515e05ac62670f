import { Type, type Static } from 'typebox';
import { call, type Call } from '../call.ts';
import { Slug, writtenText } from '../content-fields.ts';
import { LocalizedWire } from '../media.ts';
import { ById, callsOf, resource } from '../resource.ts';

export const PostCategoryWire = Type.Object({ id: Type.String(), slug: Type.String(), name: LocalizedWire });
export type PostCategoryWire = Static<typeof PostCategoryWire>;

const categories = resource({
  family: 'postcategories',
  noun: 'a category of the magazine',
  path: '/api/postcategories',
  role: 'manager',
  item: PostCategoryWire,
  fields: Type.Object({ slug: Slug, name: writtenText(200) }),
});

const reading = {
  method: 'GET',
  role: 'visitor',
  audience: 'visitor',
  tenancy: 'company',
  idempotency: 'safe',
} as const;

export const listPostCategories = call({
  ...reading,
  name: 'postcategories.list',
  summary: 'The categories of the magazine',
  path: '/api/postcategories',
  caching: 'revalidate',
  reply: Type.Array(PostCategoryWire),
});

/** In every language, for whoever edits it. */
export const readPostCategory = call({
  ...reading,
  name: 'postcategories.read',
  summary: 'One category of the magazine',
  path: '/api/postcategories/{id}',
  params: ById,
  reply: PostCategoryWire,
});

export const {
  create: createPostCategory,
  update: updatePostCategory,
  remove: removePostCategory,
} = categories;

export const postcategoriesCalls: readonly Call[] = callsOf({
  listPostCategories,
  readPostCategory,
  createPostCategory,
  updatePostCategory,
  removePostCategory,
});
