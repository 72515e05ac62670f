import type { RouteOf } from '#domain/site/routes.ts';
import { sellsProducts } from '#domain/company/modules.ts';
import { giftCheckFeature } from '#stores/gifts/feature.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { CheckScreen } from './check-screen.tsx';

/** What the code of a voucher is worth, and what can be done with it. */
export function CheckPage({ site, company }: StorefrontPageProps<RouteOf<'gift-check'>>) {
  const check = useOpened(site, giftCheckFeature);
  if (check.kind === 'failed') return <ErrorState onRetry={check.retry} />;
  if (check.kind === 'waiting') return <PagesSkeleton />;
  const to = (kind: 'services' | 'eshop') => ({
    href: site.navigation.href({ kind }),
    go: () => void site.navigation.open({ kind }),
  });
  return (
    <CheckScreen
      check={check.value}
      book={company.booking.active ? to('services') : null}
      buy={sellsProducts(company) ? to('eshop') : null}
    />
  );
}
