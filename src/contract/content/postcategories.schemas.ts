import { Type, type Static } from 'typebox';
import type { FamilySchemas } from '../call.ts';
import { entity } from '../entity.ts';
import { Slug, writtenText } from '../fields/content.ts';
import { ById, Nothing } from '../fields/id.ts';
import { LocalizedWire } from '../fields/media.ts';

export const PostCategoryWire = entity('PostCategory', {
  id: Type.String(),
  slug: Type.String(),
  name: LocalizedWire,
});

export type PostCategoryWire = Static<typeof PostCategoryWire>;

const PostCategoryFields = entity('PostCategoryFields', { slug: Slug, name: writtenText(200) });

export const postcategoriesSchemas = {
  'postcategories.list': { summary: 'The categories of the magazine', reply: Type.Array(PostCategoryWire) },
  'postcategories.read': { summary: 'One category of the magazine', params: ById, reply: PostCategoryWire },
  'postcategories.create': {
    strict: true,
    summary: 'Creates a category of the magazine',
    body: PostCategoryFields,
    reply: PostCategoryWire,
  },
  'postcategories.update': {
    strict: true,
    summary: 'Changes a category of the magazine',
    params: ById,
    body: PostCategoryFields,
    reply: PostCategoryWire,
  },
  'postcategories.remove': { summary: 'Deletes a category of the magazine', params: ById, reply: Nothing },
} satisfies FamilySchemas;
