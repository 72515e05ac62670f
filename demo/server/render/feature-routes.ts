import { addedRoutes, patternsOf } from '#domain/site/route-patterns.ts';
import { features } from '#registry';

/** The pages that the features of the product have added to its sites: the server answers what the storefront shows. */
export const FEATURE_ROUTES = addedRoutes(patternsOf(features));

const pages = features.flatMap((feature) => Object.entries(feature.pages ?? {}));
const KINDS = new Set(pages.map(([kind]) => kind));
const ALIKE_KINDS = new Set(pages.flatMap(([kind, page]) => (page.startsAlike ? [kind] : [])));
const PUBLIC_KINDS = new Set(pages.flatMap(([kind, page]) => (page.isPublic ? [kind] : [])));

/** Whether a feature has a page of a kind of addresses. */
export const hasFeaturePage = (kind: string): boolean => KINDS.has(kind);

/** Whether everybody reads the same on a feature's page of a kind of addresses. */
export const isPublicFeaturePage = (kind: string): boolean => PUBLIC_KINDS.has(kind);

/** Whether a feature's page of a kind of addresses begins alike for everybody, though what follows is one visitor's. */
export const startsAlike = (kind: string): boolean => ALIKE_KINDS.has(kind);
