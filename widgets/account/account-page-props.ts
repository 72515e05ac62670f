import type { Company } from '#domain/company/company.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';

/** What every page of an account is given. */
export interface AccountPageProps {
  readonly site: Site;
  readonly company: Company;
  /** A page of the site as a link. */
  readonly to: (route: Route) => Target;
}
