import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import type { Alternative } from '#domain/availability/alternatives.ts';
import { visitMinutes } from '#domain/catalogue/visit-duration.ts';
import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { shownPrice } from '#domain/prices/pricing.ts';
import { bookedPrice } from '#domain/prices/pricing-visit.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Below, Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { formatWeek } from '../slots/slot-facts.ts';
import { SlotsView, type ShownOffers, type SlotsViewProps } from '../slots/slots.view.tsx';
import { AddServiceDialog } from './choices/add-service.view.tsx';
import { BookingFailureNotice } from './booking-failure.tsx';
import { WaitingEntry } from '../waiting/waiting-entry.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { useOffline } from '#ui/use-offline.ts';
import { VisitLinesView } from './choices/visit-lines.view.tsx';

interface TimeStepProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly company: Company;
  readonly shop: Shop;
}

/** Days shown before stay until others are there, so that the page does not jump. */
function useShownOffers(visit: TimeChoice): ShownOffers {
  const load = useStore(visit.$offers);
  const isOutdated = useStore(visit.$isOutdated);
  const isOffline = useOffline();
  const kept = useRef<Extract<ShownOffers, { kind: 'ready' }>['offers'] | null>(null);
  useEffect(() => {
    if (load.kind === 'ready') kept.current = load.value;
  }, [load]);
  switch (load.kind) {
    case 'ready':
      return { kind: 'ready', offers: load.value };
    case 'failed':
      return { kind: 'failed', isOffline };
    case 'idle':
    case 'loading':
      // oxlint-disable-next-line react/refs
      return { kind: 'loading', kept: kept.current, isOutdated };
  }
}

/** What else can join the visit in this shop. */
function addable(categories: readonly Category[], shop: Shop, has: ReadonlySet<string>): readonly Category[] {
  const fits = (service: Service) =>
    service.bookable && shop.serviceIds.has(service.id) && !has.has(service.id);
  return categories
    .map((category) => ({ ...category, services: category.services.filter(fits) }))
    .filter((category) => category.services.length > 0);
}

function VisitLines({ site, visit, company, shop }: TimeStepProps) {
  const plan = useStore(visit.$plan);
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  const [isAdding, setAdding] = useState(false);
  const services = plan.services.map(({ service }) => service);
  const others = addable(categories, shop, new Set(services.map(({ id }) => id)));
  const priceOf = (service: Service) => bookedPrice([service], shop.externalId);
  return (
    <>
      <VisitLinesView
        lines={plan.services.map((line) => ({ ...line, price: priceOf(line.service) }))}
        currency={company.currency}
        total={bookedPrice(services, shop.externalId)}
        totalMinutes={visitMinutes(services)}
        onAdd={others.length > 0 ? () => setAdding(true) : null}
        onRemove={({ id }) => site.bookingCart.remove(id)}
        onDuration={({ id }, minutes) => visit.chooseDuration(id, minutes)}
        onPractitioner={({ id }, practitionerId) => visit.choosePractitioner(id, practitionerId)}
      />
      <AddServiceDialog
        open={isAdding}
        categories={others}
        currency={company.currency}
        priceOf={(service) => shownPrice(service, [shop.externalId])}
        onAdd={({ id }) => {
          site.bookingCart.add(id);
          setAdding(false);
        }}
        onClose={() => setAdding(false)}
      />
    </>
  );
}

/** Says once what a week offers that was turned to, and again when something else is to fit into it. */
function useSpokenWeek(shown: ShownOffers, days: readonly string[]): void {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const offers = shown.kind === 'ready' ? shown.offers : null;
  const count = offers?.reduce((sum, offer) => sum + (offer.kind === 'free' ? offer.starts.length : 0), 0);
  const sentence =
    count === undefined ? null : `${formatWeek(locale, days)}. ${t('reservation:slots.count', { count })}`;
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [sentence, announce]);
}

const LOOK_AFTER_MS = 60;

/** What can be had instead of an empty day, looked for when it is shown. */
function useAlternatives(
  visit: TimeChoice,
  date: string,
  offers: readonly DayOffer[],
): readonly Alternative[] | null {
  const found = valueOf(useStore(visit.$alternatives));
  const isEmpty = offers.some((offer) => offer.date === date && offer.kind === 'empty');
  useEffect(() => {
    if (!isEmpty) return;
    // The day itself comes first: looking through weeks takes longer than a press may.
    const timer = setTimeout(() => visit.findAlternatives(date), LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [visit, date, isEmpty, offers]);
  return found?.date === date ? found.list : null;
}

/** Takes a start as it is offered in this moment: the table may still show those of another duration, person or service. */
function chooseOffered(visit: TimeChoice, date: string, start: VisitStart): void {
  if (visit.$isOutdated.get()) return;
  const offer = valueOf(visit.$offers.get())?.find((one) => one.date === date);
  const starts = offer?.kind === 'free' ? offer.starts : [];
  const offered = offer ? starts.find(({ startsAt }) => startsAt === start.startsAt) : start;
  if (offered) void visit.choose(date, offered);
}

/** The free times of a visit, or of an appointment that is to be moved. */
export function Slots({
  visit,
  shop,
  tab = null,
}: {
  readonly visit: TimeChoice;
  readonly shop: Shop;
  /** Of the address: `grid` or `list` chooses how the times are shown. */
  readonly tab?: string | null;
}) {
  const week = useStore(visit.$week);
  const first = useStore(visit.$firstFree);
  const stage = useStore(visit.$stage);
  const shown = useShownOffers(visit);
  const [picked, setPicked] = useState<string | null>(null);
  const now = visit.now();
  const namesZone = useNamesZone(shop.timeZone, now);
  useSpokenWeek(shown, week.days);
  const offers = shown.kind === 'ready' ? shown.offers : [];
  const best =
    offers.find((offer) => offer.kind === 'free') ??
    offers.find((offer) => offer.kind === 'empty' && offer.reason !== 'past');
  const shownDate =
    picked && week.days.includes(picked) ? picked : (best?.date ?? week.days[0] ?? week.today);
  const alternatives = useAlternatives(visit, shownDate, offers);
  const view: SlotsViewProps = {
    shown,
    days: week.days,
    today: week.today,
    lastDay: week.lastDay,
    isFirstWeek: week.isFirst,
    isLastWeek: week.isLast,
    timeZone: shop.timeZone,
    namesZone,
    now,
    wantedLayout: tab === 'grid' || tab === 'list' ? tab : null,
    shownDate,
    alternatives,
    pendingStart: stage.kind === 'holding' ? stage.start.startsAt : null,
    isSearching: first.kind === 'searching',
    nothingUntil: first.kind === 'none' ? first.until : null,
    onShowDate: setPicked,
    onJump: (date) => {
      setPicked(date);
      visit.showWeek(date);
    },
    onTake: (alternative) => void visit.take(alternative),
    onNextWeek: () => (week.isLast ? undefined : visit.showNextWeek()),
    onPreviousWeek: () => (week.isFirst ? undefined : visit.showPreviousWeek()),
    onFindFirst: () => {
      setPicked(null);
      void visit.showFirstFree();
    },
    onRetry: () => (first.kind === 'failed' ? void visit.showFirstFree() : visit.reload()),
    onChoose: (date, start) => chooseOffered(visit, date, start),
  };
  // What was pressed answers at once; the times of a whole week are drawn when there is time for it.
  const later = useDeferredValue(view);
  const shownLater = useMemo(() => <SlotsView {...later} />, [later]);
  return <div aria-busy={later !== view || undefined}>{shownLater}</div>;
}

/** When, with whom, and what the visit consists of. */
export function TimeStep(props: TimeStepProps) {
  const { site, visit, shop } = props;
  const { t } = useTexts();
  const heading = useStepFocus('time');
  const { query } = useStore(site.navigation.$place);
  const stage = useStore(visit.$stage);
  const others = useStore(site.bookingCart.$availableShops);
  const leaveShop = () => {
    visit.release();
    site.bookingCart.setShop(null);
  };
  return (
    <div>
      <Heading variant="headline" focusRef={heading} className="mb-6">
        {t('reservation:time.title')}
      </Heading>
      <BookingFailureNotice
        stage={stage}
        shop={shop}
        onChoose={(date, start) => void visit.choose(date, start)}
        onOtherShop={others.length > 1 ? leaveShop : null}
      />
      <Below>
        <div className={tw('grid gap-12 @[60em]:grid-cols-[20em_minmax(0,1fr)] @[60em]:gap-16')}>
          <div className={tw('min-w-0')}>
            <VisitLines {...props} />
          </div>
          <div className={tw('min-w-0')}>
            <Slots {...props} tab={query.tab} />
            <WaitingEntry {...props} />
          </div>
        </div>
      </Below>
    </div>
  );
}
