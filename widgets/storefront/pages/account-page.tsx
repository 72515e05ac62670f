import { hasModule } from '#domain/company/modules.ts';
import type { Route } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';
import { pageOf, type AccountRoute } from '#widgets/account/account-route.ts';
import { AccountNavigation } from '#widgets/account/navigation/account-navigation.tsx';
import { pageParts } from '#widgets/account/page-parts.ts';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';
import { MissingPage } from '../states/missing-page.tsx';

interface AccountPageProps extends Omit<StorefrontPageProps, 'route'> {
  readonly route: AccountRoute;
}

function Page({ site, company, route }: AccountPageProps) {
  const { texts, part } = pageParts[route.kind];
  const page = useSpokenPart(site, part, texts);
  const to = (where: Route) => targetTo(site.navigation, where);
  if (page.kind === 'failed') return <ErrorState onRetry={page.retry} />;
  if (page.kind === 'waiting') return <PagesSkeleton />;
  return <page.value {...{ site, company, to, targetTo, route, Login }} />;
}

/** A page of a customer's account in the site: below the way to the others, and missing where the company's version lacks it. */
export function AccountPage(props: AccountPageProps) {
  const { site, company, route } = props;
  // No server knows whose account it is: it sends what the pages of each begin with.
  const isHydrating = useIsHydrating();
  const current = pageOf(route);
  const to = (where: Route) => targetTo(site.navigation, where);
  const isLacking =
    (current === 'eshop-orders' && !hasModule(company, 'eshop')) ||
    (current === 'loyalty' && !hasModule(company, 'loyalty'));
  if (isLacking) return <MissingPage site={site} company={company} route={{ unresolved: false }} />;
  return (
    <>
      <AccountNavigation {...{ site, company, to, current }} />
      {isHydrating ? <PagesSkeleton /> : <Page {...props} />}
    </>
  );
}
