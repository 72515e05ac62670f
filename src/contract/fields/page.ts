import { Type, type TSchema } from 'typebox';
import { FROM, entity } from '../entity.ts';

/** Which page of a list: the first is 1. */
export const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  itemPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
};

/** How many items a page of a list has that people leaf through. */
export const TenPerPage = Type.Integer({ minimum: 1, maximum: 100, default: 10 });

const Page = entity('Page', { total: Type.Integer(), page: Type.Integer(), itemPerPage: Type.Integer() });

/** One page of a list, and how many items the whole list has. The page of an entity is one itself, as `PostPage`. */
export function pageOf<Item extends TSchema & { readonly title?: string }>(item: Item) {
  const title = item.title === undefined ? {} : { title: `${item.title}Page` };
  return Type.Object({ data: Type.Array(item), ...Page.properties }, { ...title, [FROM]: Page });
}
