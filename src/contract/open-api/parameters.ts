import { type TSchema, Type } from 'typebox';
import { ById, Id, NumericId, ShopId } from '../fields/id.ts';
import { PageQuery, TenPerPage } from '../fields/page.ts';
import type { Components } from './components.ts';
import type { Json } from './json.ts';

/** The parameters of a document: those that many calls take stand once. */
export interface Parameters {
  /** The fields of an object as parameters of a call. */
  of(schema: TSchema | undefined, where: 'path' | 'query'): Json[];
  readonly idempotencyKey: Json;
  /** The parameters that the others refer to. */
  readonly shared: Json;
}

export function createParameters({ refer }: Components): Parameters {
  function parameter(
    name: string,
    where: 'path' | 'query' | 'header',
    schema: TSchema,
    isRequired: boolean,
  ): Json {
    return { name, in: where, ...(isRequired && { required: true }), schema: refer(schema) };
  }

  const shared = {
    idempotencyKey: {
      ...parameter('Idempotency-Key', 'header', Type.String(), true),
      description: 'A UUID: repeated, the first answer comes again.',
    },
    id: parameter('id', 'path', ById.properties.id, true),
    numericId: parameter('id', 'path', NumericId, true),
    articleId: parameter('articleId', 'path', Id, true),
    shopId: parameter('shopId', 'path', ShopId, true),
    slug: parameter('slug', 'path', Type.String({ maxLength: 120 }), true),
    ideorder: parameter('ideorder', 'query', Id, true),
    key: parameter('key', 'query', Type.String({ maxLength: 128 }), false),
    visitKey: parameter('visitKey', 'query', Id, false),
    page: parameter('page', 'query', PageQuery.page, false),
    itemPerPage: parameter('itemPerPage', 'query', PageQuery.itemPerPage, false),
    tenPerPage: parameter('itemPerPage', 'query', TenPerPage, false),
  };
  const names = new Map(Object.entries(shared).map(([name, each]) => [JSON.stringify(each), name]));
  const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });

  return {
    shared,
    idempotencyKey: ref('idempotencyKey'),
    of(schema, where) {
      if (schema === undefined || !Type.IsObject(schema)) return [];
      const required: readonly string[] = schema.required ?? [];
      return Object.entries(schema.properties).map(([name, property]) => {
        const written = parameter(name, where, property, where === 'path' || required.includes(name));
        const known = names.get(JSON.stringify(written));
        return known === undefined ? written : ref(known);
      });
    },
  };
}
