import type { Company } from '#domain/company/company.ts';
import type { Route } from '#domain/site/routes.ts';
import type { LoadedCatalogue } from './loaded-catalogue.ts';
import type { Site } from './site.ts';
import type { Emit } from './widget-events.ts';

/** What a page of the storefront is given, whichever feature it belongs to. */
export interface StorefrontPageProps<Shown extends Route = Route> {
  readonly site: Site;
  readonly emit: Emit;
  readonly company: Company;
  readonly catalogue: LoadedCatalogue;
  /** The address that led to it, with its parameters. */
  readonly route: Shown;
  /** Rises with each page opened, so that the same one can be asked for again. */
  readonly steps: number;
}
