import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import type { SearchStores } from '../use-search-stores.ts';

/** Where a search is made. */
export interface SearchResultsProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[];
}

/** The same, with the stores that it needs. */
export interface OpenedSearchProps extends SearchResultsProps, SearchStores {}
