import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { waitsAmong } from '#domain/appointments/waits.ts';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import type { Alternative } from '#domain/availability/alternatives.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { valueOf } from '#stores/load.ts';
import type { WantedTime } from '#stores/visit/wished-start.ts';
import { heldIn, startOfHold } from '#stores/visit/held.ts';
import type { FirstFree, ShownWeek, VisitPlan, VisitStage } from '#stores/visit/visit.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import { tw } from '#theme/sheet.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { formatWeek, type StartNote } from '../slots/start/slot-facts.ts';
import { emptied, type EmptyDay } from '../slots/live/steady-offers.ts';
import { useSteadyOffers } from '../slots/live/use-steady-offers.ts';
import { SlotsView, type ShownOffers, type SlotsViewProps } from '../slots/slots.view.tsx';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { useOffline } from '#ui/environment/use-offline.ts';

/** Days shown before stay until others are there, so that the page does not jump. */
function useShownOffers(visit: TimeChoice, key: string) {
  const load = useStore(visit.$offers);
  const isOutdated = useStore(visit.$isOutdated);
  const isOffline = useOffline();
  const { steady, setBusy, showNew } = useSteadyOffers(valueOf(load), key);
  const shownOf = (): ShownOffers => {
    switch (load.kind) {
      case 'ready':
        return { kind: 'ready', offers: steady?.offers ?? load.value };
      case 'failed':
        return { kind: 'failed', isOffline };
      case 'idle':
      case 'loading':
        return { kind: 'loading', kept: steady?.offers ?? null, isOutdated };
    }
  };
  useEffect(() => visit.watch(), [visit]);
  return {
    shown: shownOf(),
    gone: steady?.gone ?? NONE,
    emptied: steady && load.kind === 'ready' ? emptied(steady) : [],
    newTimes: steady?.waiting ?? 0,
    onShowNew: showNew,
    onBusy: setBusy,
  };
}

/** What the shown times are of: a week, in a shop, of services with whom and for how long. */
function keyOf({ days: [first = ''] }: ShownWeek, { shop, services }: VisitPlan): string {
  const wishes = services.map(({ service, practitionerId }) =>
    [service.id, service.durationMinutes, practitionerId ?? ''].join(),
  );
  return [first, shop?.id ?? '', ...wishes].join(' ');
}

/** Says once what a week offers that was turned to, and again when something else is to fit into it. */
function useSpokenWeek(shown: ShownOffers, days: readonly string[], key: string): void {
  const spoken = useRef('');
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const offers = shown.kind === 'ready' ? shown.offers : null;
  const count = offers?.reduce((sum, offer) => sum + (offer.kind === 'free' ? offer.starts.length : 0), 0);
  const sentence =
    count === undefined ? null : `${formatWeek(locale, days)}. ${t('reservation:slots.count', { count })}`;
  useEffect(() => {
    // What others take and free changes the count, and is told apart.
    if (sentence === null || spoken.current === key) return;
    spoken.current = key;
    announce(sentence);
  }, [sentence, key, announce]);
}

const ANY_TIME: WantedTime = { date: null, part: null };
const LOOK_AFTER_MS = 60;
const NONE: ReadonlySet<Instant> = new Set();

/** What can be had instead of an empty day, looked for when it is shown. */
function useAlternatives(
  visit: TimeChoice,
  date: string,
  offers: readonly DayOffer[],
  gone: readonly EmptyDay[],
  key: string,
): readonly Alternative[] | null {
  const found = valueOf(useStore(visit.$alternatives));
  const isEmpty = [...offers, ...gone].some((offer) => offer.date === date && offer.kind === 'empty');
  useEffect(() => {
    if (!isEmpty) return;
    // The day itself comes first: looking through weeks takes longer than a press may.
    const timer = setTimeout(() => visit.findAlternatives(date), LOOK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [visit, date, isEmpty, key]);
  return found?.date === date ? found.list : null;
}

/** Takes a start as it is offered in this moment: the table may still show those of another duration, person or service. */
export function chooseOffered(visit: TimeChoice, date: string, start: VisitStart): void {
  if (visit.$isOutdated.get()) return;
  const offer = valueOf(visit.$offers.get())?.find((one) => one.date === date);
  const starts = offer?.kind === 'free' ? offer.starts : [];
  const offered = offer ? starts.find(({ startsAt }) => startsAt === start.startsAt) : start;
  if (offered) void visit.choose(date, offered);
}

/** The day that was picked, else the one that was looked for, else the first of the week with a free time or that is not over. */
function shownDay(
  week: ShownWeek,
  offers: readonly DayOffer[],
  picked: string | null,
  first: FirstFree,
): string {
  if (picked !== null && week.days.includes(picked)) return picked;
  const best =
    offers.find((offer) => offer.kind === 'free' && first.kind === 'found' && offer.date === first.date) ??
    offers.find((offer) => offer.kind === 'free') ??
    offers.find((offer) => offer.kind === 'empty' && offer.reason !== 'past');
  return best?.date ?? week.days[0] ?? week.today;
}

/** The start that is being asked for, or is kept for the visitor, who came back to the times. */
function startsIn(stage: VisitStage): Pick<SlotsViewProps, 'pendingStart' | 'heldStart'> {
  const hold = heldIn(stage);
  return {
    pendingStart: stage.kind === 'holding' ? stage.start.startsAt : null,
    heldStart: hold && startOfHold(hold),
  };
}

function heldDate(stage: VisitStage, { timeZone }: Shop): string | null {
  const { heldStart } = startsIn(stage);
  return heldStart === null ? null : dateAt(heldStart, timeZone);
}

/** What can be pressed among the times. */
function waysOn(
  visit: TimeChoice,
  { isFirst, isLast }: ShownWeek,
  pick: (date: string | null) => void,
): Pick<
  SlotsViewProps,
  'onShowDate' | 'onJump' | 'onTake' | 'onNextWeek' | 'onPreviousWeek' | 'onFindFirst' | 'onChoose'
> {
  return {
    onShowDate: pick,
    onJump: (date) => {
      pick(date);
      visit.showWeek(date);
    },
    onTake: (alternative) => void visit.take(alternative),
    onNextWeek: () => (isLast ? undefined : visit.showNextWeek()),
    onPreviousWeek: () => (isFirst ? undefined : visit.showPreviousWeek()),
    onFindFirst: () => {
      pick(null);
      void visit.showFirstFree();
    },
    onChoose: (date, start) => chooseOffered(visit, date, start),
  };
}

/** How long the visitor waits between services, where their people or rooms leave a gap. Its room is there before it is known. */
function Waits({ offers, count }: { readonly offers: readonly DayOffer[]; readonly count: number }) {
  const { locale, t } = useTexts();
  if (count < 2) return null;
  const { least, most } = waitsAmong(offers) ?? { least: 0, most: 0 };
  const duration = formatDuration(locale, most, 'long');
  return (
    <p className={tw('min-h-[calc(var(--u)*1.5)] mb-2 text-caption text-muted')}>
      {most > 0 && t(least === most ? 'reservation:slots.wait' : 'reservation:slots.waitUpTo', { duration })}
    </p>
  );
}

interface SlotsProps {
  readonly visit: TimeChoice;
  readonly shop: Shop;
  readonly isFolded: boolean;
  /** Of the address: `grid` or `list` chooses how the times are shown. */
  readonly tab?: string | undefined;
  /** The day and the part of it that the address asks for. */
  readonly wanted?: WantedTime;
  readonly noteOf?: StartNote | undefined;
  /** What stands below, for the day that is looked at. */
  readonly children?: (shownDate: string) => ReactNode;
}

/** The free times of a visit, or of an appointment that is to be moved. */
export function Slots({ visit, shop, isFolded, tab, wanted = ANY_TIME, children, ...facts }: SlotsProps) {
  const week = useStore(visit.$week);
  const first = useStore(visit.$firstFree);
  const stage = useStore(visit.$stage);
  const plan = useStore(visit.$plan);
  const key = keyOf(week, plan);
  const { shown, ...live } = useShownOffers(visit, key);
  const [picked, setPicked] = useState<string | null>(null);
  const namesZone = useNamesZone(shop.timeZone, visit.now());
  useSpokenWeek(shown, week.days, key);
  const offers = shown.kind === 'ready' ? shown.offers : [];
  const shownDate = shownDay(week, offers, picked ?? heldDate(stage, shop) ?? wanted.date, first);
  const alternatives = useAlternatives(visit, shownDate, offers, live.emptied, key);
  const view: SlotsViewProps = {
    shown,
    days: week.days,
    today: week.today,
    lastDay: week.lastDay,
    isFirstWeek: week.isFirst,
    isLastWeek: week.isLast,
    timeZone: shop.timeZone,
    ...facts,
    namesZone,
    now: visit.now(),
    isFolded,
    wantedLayout: tab === 'grid' || tab === 'list' ? tab : null,
    shownDate,
    wantedPart: wanted.part,
    alternatives,
    ...live,
    ...startsIn(stage),
    isSearching: first.kind === 'searching',
    nothingUntil: first.kind === 'none' ? first.until : null,
    onRetry: () => (first.kind === 'failed' ? void visit.showFirstFree() : visit.reload()),
    ...waysOn(visit, week, setPicked),
  };
  // What was pressed answers at once; the times of a whole week are drawn when there is time for it.
  const later = useDeferredValue(view);
  const shownLater = useMemo(() => <SlotsView {...later} />, [later]);
  return (
    <>
      <Waits offers={offers} count={plan.services.length} />
      <div aria-busy={later !== view || undefined}>{shownLater}</div>
      {children?.(shownDate)}
    </>
  );
}
