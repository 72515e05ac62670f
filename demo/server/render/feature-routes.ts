import { addedRoutes, patternsOf } from '#domain/site/route-patterns.ts';
import { features } from '#registry';

/** The pages that the features of the product have added to its sites: the server answers what the storefront shows. */
export const FEATURE_ROUTES = addedRoutes(patternsOf(features));
