import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { documentTitle } from '#domain/site/pages/document-title.ts';
import { MISSING_TITLE } from '#domain/site/pages/page-names.ts';
import type { LoadedCatalogue } from '#stores/loaded-catalogue.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { Toasts } from '#ui/toasts/toasts.tsx';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { isSearch } from './home/free-times/lazy-search.tsx';
import { useStartsWithHero } from './home/hero/use-starts-with-hero.ts';
import type { LayoutName } from './definition.ts';
import { EmptyLayout } from './layout/empty-layout.tsx';
import { Layout } from './layout/layout.tsx';
import { Progress } from './layout/progress.view.tsx';
import { StorefrontPage } from './pages/page.tsx';
import type { SitePages } from './pages/site-pages.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { followLink } from './place/links/follow-link.ts';
import { shownPage, type ShownPage } from './place/shown-page.ts';
import { pageTitle, type Named } from './place/page-title.ts';
import { targetTo } from './place/target.ts';
import { pageKey, useArrival } from './place/use-arrival.ts';
import { useDocument } from './place/use-document.ts';
import { useLoadedCatalogue } from './place/use-loaded-catalogue.ts';
import { useNamedPage } from './place/use-named-page.ts';
import { useRedirect } from './place/use-redirect.ts';
import { useForwardSteps } from './place/forward-steps.ts';
import { PageBoundary } from './states/page-boundary.tsx';
import { LazyFailedPage } from './states/lazy-failed-page.tsx';

export interface StorefrontProps {
  readonly site: Site;
  readonly emit: Emit;
  /** Path that the site lives below, as `/salon`; empty: the root. */
  readonly base?: string | undefined;
  /** What stands around the pages. */
  readonly layout?: LayoutName | undefined;
  readonly pages: SitePages;
}

/** A title that programs read as well as people: the same in every language. */
const FAILED_TITLE = 'An error occurred';

interface Naming {
  /** The document's title; null while it is not known. */
  readonly title: string | null;
  /** What is said when the page opens. */
  readonly spoken: string;
}

function useNaming(
  { site, pages }: StorefrontProps,
  page: ShownPage,
  {
    named,
    hasFailed,
    ...catalogue
  }: LoadedCatalogue & Pick<Named, 'named'> & { readonly hasFailed: boolean },
): Naming {
  const { t } = useTexts();
  const texts = useStore(site.texts.$texts);
  const company = valueOf(useStore(site.company.$company));
  const { query } = useStore(site.navigation.$place);
  const { kind } = useStore(site.$state);
  const alike = (title: string): Naming => ({ title, spoken: title });
  if (hasFailed) return { title: FAILED_TITLE, spoken: t('storefront:failed.title') };
  if (kind === 'unknown-company') return alike(t('storefront:unknownCompany.title'));
  if (kind === 'unavailable' && !company) return alike(t('storefront:closed.maintenance'));
  if (!company) return { title: null, spoken: '' };
  const names = { categories: catalogue.categories ?? [], shops: catalogue.shops ?? [], named, pages };
  const name =
    kind === 'maintenance' ? t('storefront:closed.maintenance') : pageTitle(page, query, names, texts);
  if (name === null) return { title: null, spoken: '' };
  if (page.kind === 'missing') return { title: MISSING_TITLE, spoken: name };
  // The name of a category, service or article that is still on its way is no reason to show another.
  const isComing =
    page.kind === 'post' || page.kind === 'article' || (catalogue.isLoading && page.kind !== 'home');
  if (name === '' && isComing) return { title: null, spoken: '' };
  return {
    title: documentTitle(company.titlePattern, name, t('storefront:title.fallback')),
    spoken: name || company.identity.name,
  };
}

interface OpenProps extends StorefrontProps {
  readonly company: Company;
  readonly catalogue: LoadedCatalogue;
  readonly page: ShownPage;
  readonly steps: number;
  readonly onFailed: (page: string | null) => void;
}

/** The page, between head and foot where the layout has them. */
function OpenSite({ base = '', layout = 'default', onFailed, ...props }: OpenProps) {
  const { site, emit, pages, company, catalogue, page, steps } = props;
  const main = useRef<HTMLElement>(null);
  const isPainted = useIsPainted();
  useEffect(() => {
    if (isPainted) void site.catalogue.ensureCategories();
  }, [site, isPainted]);
  const place = useStore(site.navigation.$place);
  const key = pageKey(place);
  const hasHeroFirst = useStartsWithHero(site, company, catalogue.shops);
  const isHome = page.kind === 'home' && !isSearch(place.query);
  const home = targetTo(site.navigation, { kind: 'home' });
  // What comes is of many heights: the foot of the page stays out of sight below all of it.
  const content = (
    <main ref={main} part="main" className={tw('flex-1 flex flex-col min-h-screen')}>
      <PageBoundary
        emit={emit}
        page={key}
        onFailed={() => onFailed(key)}
        failed={(retry) => <LazyFailedPage home={home} onRetry={retry} />}
      >
        <StorefrontPage {...props} />
      </PageBoundary>
    </main>
  );
  if (layout === 'empty') return <EmptyLayout>{content}</EmptyLayout>;
  return (
    <Layout
      {...{ site, emit, base, pages, company, catalogue }}
      isOver={isHome && hasHeroFirst}
      isCartIdle={isHome}
      isMarketplace={company.homepage !== 'mono' && (catalogue.shops?.length ?? 2) > 1}
      container={main}
      visit={`${steps} ${key}`}
    >
      {content}
    </Layout>
  );
}

/** What stands in place of the pages where the site is not open: few visits meet it. */
export const closedPart = lazyPart(() => import('./states/site-state-page.tsx'));

/** What the address shows, as far as that is known. */
function useShownPage(site: Site, pages: SitePages, catalogue: LoadedCatalogue) {
  const { route, query } = useStore(site.navigation.$place);
  const company = valueOf(useStore(site.company.$company));
  const named = useNamedPage(site, route);
  const page = shownPage(
    route,
    { ...catalogue, company, named },
    { hasPage: (kind) => pages.of(kind) !== null, isReserving: query.page === 'reserved' },
  );
  return { page, named };
}

function SiteLayout(props: StorefrontProps) {
  const { site: own, emit, base = '', layout = 'default', pages } = props;
  const { site, steps } = useForwardSteps(own);
  useEffect(() => site.reservations.serve(site.navigation), [site]);
  const container = useRef<HTMLDivElement>(null);
  const state = useStore(site.$state);
  const place = useStore(site.navigation.$place);
  const company = valueOf(useStore(site.company.$company));
  const catalogue = useLoadedCatalogue(site, place.route?.kind !== 'home');
  const { page, named } = useShownPage(site, pages, catalogue);
  const isLeaving = useRedirect(site);
  const [failedPage, setFailedPage] = useState<string | null>(null);
  const { title, spoken } = useNaming(props, page, {
    ...catalogue,
    named,
    hasFailed: failedPage === pageKey(place),
  });
  useDocument(site, title, container);
  useArrival(site, steps, spoken, container);
  useEffect(() => {
    const root = container.current?.getRootNode();
    if (!root || site.navigation.mode !== 'history') return;
    const follow = (event: Event) => event instanceof MouseEvent && followLink(event, site, base);
    root.addEventListener('click', follow);
    return () => root.removeEventListener('click', follow);
  }, [site, base]);
  const isOpen = state.kind === 'enabled' && company !== null;
  const isClosed = state.kind !== 'enabled' && state.kind !== 'starting';
  const closed = closedPart.usePart(isClosed);
  return (
    <div ref={container} className={tw('min-h-screen')}>
      <Progress isBusy={!isClosed && (!isOpen || catalogue.isLoading)} />
      {isClosed && closed.kind === 'failed' && (
        <slot name="error">
          <ErrorState onRetry={closed.retry} />
        </slot>
      )}
      {isClosed && closed.kind === 'ready' && (
        <closed.value.SiteStatePage {...{ site, base, company, layout }} />
      )}
      {isOpen && !isLeaving && (
        <OpenSite
          {...{ site, emit, base, layout, pages, company, catalogue, page, steps }}
          onFailed={setFailedPage}
        />
      )}
      {!isClosed && !isOpen && (
        <slot name="loading">
          <div className={tw('max-w-page mx-auto px-5 @[40em]:px-8 pt-28')}>
            <PagesSkeleton />
          </div>
        </slot>
      )}
    </div>
  );
}

/** A company's whole site: it owns the address, the title and the page. */
export function Storefront(props: StorefrontProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={1}>
        <Toasts>
          <SiteLayout {...props} />
        </Toasts>
      </HeadingLevelProvider>
    </Announcer>
  );
}
