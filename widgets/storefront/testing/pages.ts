import { features } from '#registry';
import { sitePages } from '../pages/site-pages.ts';

/** The pages of all features, as the storefront's element has them. */
export const PAGES = sitePages(features);
