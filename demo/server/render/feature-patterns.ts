import { patternsOf } from '#domain/site/route-patterns.ts';
import { features } from '#registry';

/** The addresses that the features of the product have added to its sites: the server answers what the storefront shows. */
export const FEATURE_PATTERNS = patternsOf(features);
