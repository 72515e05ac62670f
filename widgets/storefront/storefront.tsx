import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company.ts';
import { documentTitle } from '#domain/site/document-title.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { startsWithHero } from './home/home.tsx';
import { Layout } from './layout/layout.tsx';
import { PlainLayout } from './layout/plain-layout.tsx';
import { Progress } from './layout/progress.view.tsx';
import { Page } from './pages/page.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { followLink } from './place/intercept.ts';
import { pageOf, type PageKind } from './place/page-kind.ts';
import { pageTitle } from './place/page-title.ts';
import { targetTo } from './place/target.ts';
import { pageKey, useArrival } from './place/use-arrival.ts';
import { useDocument } from './place/use-document.ts';
import { useGround, type Ground } from './place/use-ground.ts';
import { useRedirect } from './place/use-redirect.ts';
import { useSteered } from './place/steered.ts';
import { PageBoundary } from './states/page-boundary.tsx';
import { ClosurePage, FailedPage, UnavailablePage, UnknownCompanyPage } from './states/state-pages.view.tsx';
import { Waiting } from './states/waiting.tsx';

export interface StorefrontProps {
  readonly site: Site;
  readonly emit: Emit;
  /** Path that the site lives below, as `/salon`; empty: the root. */
  readonly base?: string | undefined;
}

/** Titles that programs read as well as people: the same in every language. */
const MISSING_TITLE = '404 Not Found';
const FAILED_TITLE = 'An error occurred';

interface Naming {
  /** The document's title; null while it is not known. */
  readonly title: string | null;
  /** What is said when the page opens. */
  readonly spoken: string;
}

function useNaming(site: Site, page: PageKind, ground: Ground, hasFailed: boolean): Naming {
  const { locale, t } = useTexts();
  const company = valueOf(useStore(site.company.$company));
  const { query } = useStore(site.navigation.$place);
  const { kind } = useStore(site.$state);
  const alike = (title: string): Naming => ({ title, spoken: title });
  if (hasFailed) return { title: FAILED_TITLE, spoken: t('storefront:failed.title') };
  if (kind === 'unknown-company') return alike(t('storefront:unknownCompany.title'));
  if (kind === 'unavailable' && !company) return alike(t('storefront:closed.maintenance'));
  if (!company) return { title: null, spoken: '' };
  const named = { categories: ground.categories ?? [], shops: ground.shops ?? [] };
  const name =
    kind === 'maintenance'
      ? t('storefront:closed.maintenance')
      : pageTitle(page, query, named, { locale, t });
  if (page.kind === 'missing') return { title: MISSING_TITLE, spoken: name };
  // The name of a category or service that is still on its way is no reason to show another.
  if (name === '' && ground.isLoading && page.kind !== 'home') return { title: null, spoken: '' };
  return {
    title: documentTitle(company.titlePattern, name, t('storefront:title.fallback')),
    spoken: name || company.identity.name,
  };
}

interface OpenProps extends StorefrontProps {
  readonly company: Company;
  readonly ground: Ground;
  readonly page: PageKind;
  readonly steps: number;
  readonly onFailed: (page: string | null) => void;
}

/** The open site: a page between head and foot. */
function OpenSite({ site, emit, base = '', company, ground, page, steps, onFailed }: OpenProps) {
  const main = useRef<HTMLElement>(null);
  const key = pageKey(useStore(site.navigation.$place));
  const home = targetTo(site.navigation, { kind: 'home' });
  const isMarketplace = company.homepage !== 'mono' && (ground.shops?.length ?? 2) > 1;
  return (
    <Layout
      site={site}
      emit={emit}
      base={base}
      company={company}
      ground={ground}
      isOver={page.kind === 'home' && startsWithHero(company, ground.shops)}
      isMarketplace={isMarketplace}
      frame={main}
      visit={`${steps} ${key}`}
    >
      <main ref={main} part="main" className={tw('flex-1 flex flex-col')}>
        <PageBoundary
          emit={emit}
          page={key}
          onFailed={() => onFailed(key)}
          failed={(retry) => <FailedPage home={home} onRetry={retry} />}
        >
          <Page site={site} emit={emit} company={company} ground={ground} page={page} steps={steps} />
        </PageBoundary>
      </main>
    </Layout>
  );
}

/** What the state of the site calls for in place of its pages; null where it is open. */
function Closed({ site, base = '', company }: StorefrontProps & { readonly company: Company | null }) {
  const state = useStore(site.$state);
  const load = useStore(site.company.$company);
  const frame = { site, base, company };
  switch (state.kind) {
    case 'unknown-company':
      return (
        <PlainLayout {...frame}>
          <UnknownCompanyPage />
        </PlainLayout>
      );
    case 'unavailable':
      return (
        <PlainLayout {...frame}>
          <UnavailablePage isBusy={load.kind === 'loading'} onRetry={() => void site.company.ensure()} />
        </PlainLayout>
      );
    case 'overloaded':
      return (
        <PlainLayout {...frame}>
          <Waiting site={site} />
        </PlainLayout>
      );
    case 'disabled':
    case 'maintenance':
      return (
        company && (
          <PlainLayout {...frame}>
            <ClosurePage company={company} isMaintenance={state.kind === 'maintenance'} />
          </PlainLayout>
        )
      );
    case 'starting':
    case 'enabled':
      return null;
  }
}

function Frame({ site: own, emit, base = '' }: StorefrontProps) {
  const { site, steps } = useSteered(own);
  const frame = useRef<HTMLDivElement>(null);
  const state = useStore(site.$state);
  const texts = useStore(site.texts.$texts);
  const place = useStore(site.navigation.$place);
  const company = valueOf(useStore(site.company.$company));
  const ground = useGround(site);
  const page = pageOf(place.route, ground, place.query.page === 'reserved');
  const isLeaving = useRedirect(site);
  const [failedPage, setFailedPage] = useState<string | null>(null);
  const { title, spoken } = useNaming(site, page, ground, failedPage === pageKey(place));
  useDocument(site, title, frame);
  useArrival(site, steps, spoken, frame);
  useEffect(() => void site.texts.ensure('booking', 'cart'), [site]);
  useEffect(() => {
    const root = frame.current?.getRootNode();
    if (!root || site.navigation.mode !== 'history') return;
    const follow = (event: Event) => event instanceof MouseEvent && followLink(event, site, base);
    root.addEventListener('click', follow);
    return () => root.removeEventListener('click', follow);
  }, [site, base]);
  const isSpoken = texts.has('booking') && texts.has('cart');
  const isOpen = state.kind === 'enabled' && company !== null && isSpoken;
  const isClosed = state.kind !== 'enabled' && state.kind !== 'starting';
  const closed = <Closed site={site} emit={emit} base={base} company={company} />;
  return (
    <div ref={frame} className={tw('min-h-screen')}>
      <Progress isBusy={!isClosed && (!isOpen || ground.isLoading)} />
      {isClosed && closed}
      {isOpen && !isLeaving && (
        <OpenSite {...{ site, emit, base, company, ground, page, steps }} onFailed={setFailedPage} />
      )}
      {!isClosed && !isOpen && (
        <div className={tw('max-w-page mx-auto px-5 @[40em]:px-8 pt-28')}>
          <PagesSkeleton />
        </div>
      )}
    </div>
  );
}

/** A company's whole site: it owns the address, the title and the page. */
export function Storefront(props: StorefrontProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={1}>
        <Frame {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
