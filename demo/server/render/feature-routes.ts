import { addedRoutes, patternsOf } from '#domain/site/route-patterns.ts';
import { features } from '#registry';

/** The pages that the features of the product have added to its sites: the server answers what the storefront shows. */
export const FEATURE_ROUTES = addedRoutes(patternsOf(features));

const KINDS = new Set(features.flatMap(({ pages = {} }) => Object.keys(pages)));

/** Whether a feature has a page of a kind of addresses. */
export const hasFeaturePage = (kind: string): boolean => KINDS.has(kind);
