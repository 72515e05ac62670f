import type { ReactNode } from 'react';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { LazySavedVisit } from '#widgets/booking/notices/lazy-saved-visit.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Home } from '../home/home.tsx';
import type { ShownPage } from '../place/shown-page.ts';
import { targetTo } from '../place/target.ts';
import { MissingPage } from '../states/error-pages.view.tsx';
import type { SitePage, SitePages } from './site-pages.ts';
import { useSpokenPart } from './use-spoken-part.ts';

export interface PageProps extends Omit<StorefrontPageProps, 'route'> {
  readonly page: ShownPage;
  readonly pages: SitePages;
}

/** They say themselves what a login has put beside the visit. */
const BOOKING_PAGES: readonly ShownPage['kind'][] = ['services', 'category', 'service'];

/** A page that is loaded by its address. */
function LoadedPage({ page, ...props }: StorefrontPageProps & { readonly page: SitePage }): ReactNode {
  const part = useSpokenPart(props.site, page.part, page.texts);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <PagesSkeleton />;
  return <part.value {...props} />;
}

function Content({ page, pages, ...props }: PageProps): ReactNode {
  const { company, site } = props;
  if (page.kind === 'missing') {
    return (
      <MissingPage
        unresolved={page.unresolved}
        home={targetTo(site.navigation, { kind: 'home' })}
        services={company.booking.active ? targetTo(site.navigation, { kind: 'services' }) : null}
      />
    );
  }
  const loaded = pages.of(page.kind);
  // Closure and waiting stand without head and foot, and are left as soon as the site is open.
  return loaded && <LoadedPage key={page.kind} {...props} route={page} page={loaded} />;
}

/** The page that the address asks for. The home page comes with the shell, and has a width of its own. */
export function StorefrontPage(props: PageProps) {
  if (props.page.kind === 'home') return <Home {...props} />;
  return (
    <div className={tw('w-full max-w-page mx-auto px-5 @[40em]:px-8 pt-8 pb-20 @[56em]:pt-12 @[56em]:pb-28')}>
      {!BOOKING_PAGES.includes(props.page.kind) && <LazySavedVisit site={props.site} />}
      <Content {...props} />
    </div>
  );
}
