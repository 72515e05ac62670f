import type { ReactNode } from 'react';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { LazySavedVisit } from '#widgets/booking/notices/lazy-saved-visit.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { Home } from '../home/home.tsx';
import type { ShownPage } from '../place/shown-page.ts';
import type { LoadablePage, SitePages } from './site-pages.ts';
import { useSpokenPart } from '#ui/loading/use-spoken-part.ts';

export interface PageProps extends Omit<StorefrontPageProps, 'route'> {
  readonly page: ShownPage;
  readonly pages: SitePages;
}

const missing: LoadablePage<Extract<ShownPage, { kind: 'missing' }>> = {
  texts: ['storefront'],
  part: lazyPart(async () => (await import('../states/missing-page.tsx')).MissingPage),
};

/** They say themselves what a login has put beside the visit. */
const BOOKING_PAGES: readonly ShownPage['kind'][] = ['services', 'category', 'service'];

interface LoadedPageProps<Shown> extends Omit<StorefrontPageProps, 'route'> {
  readonly page: LoadablePage<Shown>;
  readonly route: Shown;
}

/** A page that is loaded by its address. */
function LoadedPage<Shown>({ page, ...props }: LoadedPageProps<Shown>): ReactNode {
  const part = useSpokenPart(props.site, page.part, page.texts);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <PagesSkeleton />;
  return <part.value {...props} />;
}

function Content({ page, pages, ...props }: PageProps): ReactNode {
  if (page.kind === 'missing') return <LoadedPage {...props} route={page} page={missing} />;
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
