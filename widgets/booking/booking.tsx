import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { useTexts } from '#ui/texts.ts';
import { Catalogue } from './catalogue/catalogue.tsx';
import type { CatalogueProps } from './catalogue/catalogue-selection.ts';
import { CategoriesSkeleton, ServiceSkeleton, ServicesSkeleton } from './catalogue/skeletons.view.tsx';
import { selectionOf, type StartAttributes, type CatalogueSelection } from './catalogue/catalogue-links.ts';
import { LazySavedVisit } from './notices/lazy-saved-visit.tsx';
import { useCatalogueState, type CatalogueState } from './use-catalogue-state.ts';
import { useVisitEntry } from './use-visit-entry.ts';

export interface BookingProps extends StartAttributes {
  readonly site: Site;
  readonly emit: Emit;
  /** Of the part's own headings; 2 where the page around has its title. */
  readonly headingLevel?: number | undefined;
  /** Address of the company's storefront, which books what has to be paid online; absent: the company's own website. */
  readonly base?: string | undefined;
}

const reservationPart = lazyPart(() => import('./reservation/reservation.tsx'));
const linkPart = lazyPart(() => import('./reservation/link-notice.tsx'));
const closedPart = lazyPart(() => import('./closed-site.tsx'));

function Waiting({ selection }: { readonly selection: CatalogueSelection['kind'] }) {
  if (selection === 'categories') return <CategoriesSkeleton />;
  return selection === 'category' ? <ServicesSkeleton /> : <ServiceSkeleton />;
}

interface ReadyProps {
  readonly site: Site;
  readonly catalogue: Extract<CatalogueState, { kind: 'ready' }>;
  readonly selection: CatalogueSelection;
  readonly isArrival: boolean;
  readonly base: string | undefined;
}

function Ready({ site, catalogue, selection, isArrival, base }: ReadyProps) {
  const { t } = useTexts();
  const { query } = useStore(site.navigation.$place);
  const { company, shops, categories } = catalogue;
  const entry = useVisitEntry(site, shops, selection);
  const isReserving = query.page === 'reserved';
  const link = linkPart.usePart(query.cart.length + query.cartAdd.length > 0);
  const part = reservationPart.usePart(isReserving || selection.kind === 'service');
  const props: CatalogueProps = {
    site,
    company,
    shops,
    categories,
    selection,
    isArrival,
    onBook: entry.book,
  };
  if (!isReserving)
    return (
      <>
        <LazySavedVisit site={site} />
        {link.kind === 'ready' && (
          <>
            <link.value.CarriedServices {...props} enter={entry.enter} />
            <link.value.LinkNotice site={site} />
          </>
        )}
        <Catalogue {...props} />
      </>
    );
  if (part.kind === 'failed') return <ErrorState title={t('booking:failed')} onRetry={part.retry} />;
  if (part.kind === 'waiting') return <ServiceSkeleton />;
  const { Reservation } = part.value;
  return <Reservation {...props} base={base} entry={entry} notice={<LazySavedVisit site={site} />} />;
}

function Closed({ site, isMaintenance }: { readonly site: Site; readonly isMaintenance: boolean }) {
  const part = closedPart.usePart(true);
  if (part.kind !== 'ready') return null;
  return (
    <slot name="error">
      <part.value.ClosedSite company={valueOf(site.company.$company.get())} isMaintenance={isMaintenance} />
    </slot>
  );
}

/** Others on the page that show no reservation may ask for one here; its first step takes the focus, and so comes into view. */
function useRequests({ reservations, navigation }: Site): void {
  useEffect(() => reservations.serve(navigation), [reservations, navigation]);
}

function Screen({ site, base, ...start }: BookingProps) {
  useRequests(site);
  const { route, query } = useStore(site.navigation.$place);
  const state = useStore(site.$state);
  const selection = selectionOf(route, start);
  const catalogue = useCatalogueState(site, selection);
  const place = JSON.stringify([selection, query.page]);
  const [first] = useState(place);
  const [hasMoved, setMoved] = useState(false);
  if (place !== first && !hasMoved) setMoved(true);
  if (state.kind === 'disabled' || state.kind === 'maintenance') {
    return <Closed site={site} isMaintenance={state.kind === 'maintenance'} />;
  }
  switch (catalogue.kind) {
    case 'loading':
      return (
        <slot name="loading">
          <Waiting selection={selection.kind} />
        </slot>
      );
    case 'failed':
      return <FailedFirstScreen problem={catalogue.problem} onRetry={catalogue.retry} />;
    case 'ready':
      return (
        <Ready site={site} catalogue={catalogue} selection={selection} isArrival={hasMoved} base={base} />
      );
  }
}

/** Booking, from the categories to the confirmation. */
export function Booking(props: BookingProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
