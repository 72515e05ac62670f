import type { Company } from '#domain/company/company.ts';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';
import type { Site } from '#stores/site.ts';
import type { SitePages } from '../pages/site-pages.ts';

/** What the home page and its parts are given. */
export interface HomeProps {
  readonly site: Site;
  readonly company: Company;
  readonly catalogue: LoadedCatalogue;
  readonly pages: SitePages;
}
