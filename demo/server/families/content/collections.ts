import {
  collectionItemCalls,
  collectionSchemaCalls,
  type Visibility,
} from '#contract/content/collections.ts';
import { itemRules, schemaRules } from '../../collections/collection-rules.ts';
import { createRecordRoutes, recordRoutes } from '../../collections/record-routes.ts';
import type { ServerContext } from '../../context.ts';
import { answer, type ServerRoute } from '../../router/route.ts';

export function collectionsRoutes(context: ServerContext): ServerRoute[] {
  return (['public', 'private'] as const).flatMap((visibility) => routesOf(context, visibility));
}

function routesOf(context: ServerContext, visibility: Visibility): ServerRoute[] {
  const items = createRecordRoutes(context, itemRules(visibility));
  return [
    ...recordRoutes(context, collectionSchemaCalls[visibility], schemaRules(visibility)),
    ...recordRoutes(context, collectionItemCalls[visibility], itemRules(visibility)),
    answer(collectionItemCalls[visibility].listByType, (incoming) =>
      items.list(incoming, { ...incoming.query, type: incoming.params.type }),
    ),
  ];
}
