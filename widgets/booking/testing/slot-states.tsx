import { type ReactNode } from 'react';
import { instant } from '#domain/time/instant.ts';
import { elapsedMinute } from '#domain/time/minutes-of-day.ts';
import type { Alternative } from '#domain/availability/alternatives.ts';
import type { DatedStart } from '#domain/availability/visit-search.ts';
import { BookingFailureView } from '../reservation/booking-failure.view.tsx';
import { SlotsView, type SlotsViewProps } from '../slots/slots.view.tsx';
import { OFFERS, offers, PLACED, SHOPS, START, WEEK, ZONE } from './samples.ts';

const none = () => {};
const FULL = offers('20261123', ['closed', 'full', 'full', 'no-cabin', 'no-equipment', 'too-short', 'past']);

const NEAREST: DatedStart = {
  date: '20261124',
  startMinute: elapsedMinute(600),
  startsAt: instant(START - 16_200_000),
  placements: [],
};
const ALTERNATIVES: readonly Alternative[] = [
  { kind: 'people', start: { ...NEAREST, date: '20261123' }, names: ['Inès', 'Clémence Roux'] },
  { kind: 'nearest', start: NEAREST },
  ...SHOPS.slice(1, 2).map((shop) => ({ kind: 'shop', start: NEAREST, shop }) as const),
];

export function Slots(change: Partial<SlotsViewProps>) {
  return (
    <SlotsView
      shown={{ kind: 'ready', offers: OFFERS }}
      days={WEEK}
      today="20261124"
      isFirstWeek
      isLastWeek={false}
      timeZone={ZONE}
      isFolded={false}
      namesZone
      now={START}
      shownDate="20261124"
      pendingStart={null}
      heldStart={null}
      gone={new Set()}
      emptied={[]}
      newTimes={0}
      onShowNew={none}
      onBusy={none}
      isSearching={false}
      nothingUntil={null}
      lastDay="20270215"
      alternatives={ALTERNATIVES}
      onJump={none}
      onTake={none}
      onShowDate={none}
      onNextWeek={none}
      onPreviousWeek={none}
      onFindFirst={none}
      onRetry={none}
      onChoose={none}
      {...change}
    />
  );
}

/** The first two free times of the week. */
export const GONE = new Set(
  OFFERS.flatMap((offer) => (offer.kind === 'free' ? offer.starts : []))
    .slice(0, 2)
    .map(({ startsAt }) => startsAt),
);

/** All free times of the week, and their days. */
export const ALL_GONE = {
  gone: new Set(
    OFFERS.flatMap((offer) => (offer.kind === 'free' ? offer.starts : [])).map(({ startsAt }) => startsAt),
  ),
  emptied: OFFERS.flatMap(({ kind, date }) =>
    kind === 'free' ? [{ kind: 'empty' as const, date, reason: 'full' as const }] : [],
  ),
};

/** The choice of a time, and why there is none. */
export const SLOT_STATES: Readonly<Record<string, ReactNode>> = {
  slots: <Slots />,
  'slots of a closed day': <Slots shownDate="20261123" />,
  'slots of a closed day, alternatives looked for': <Slots shownDate="20261123" alternatives={null} />,
  'slots of a closed day, nothing else': <Slots shownDate="20261123" alternatives={[]} />,
  'slots of a full week': <Slots shown={{ kind: 'ready', offers: FULL }} />,
  'slots, nothing for weeks': <Slots shown={{ kind: 'ready', offers: FULL }} nothingUntil="20270118" />,
  'slots loading': <Slots shown={{ kind: 'loading', kept: null, isOutdated: false }} />,
  'slots of the next week loading': <Slots shown={{ kind: 'loading', kept: OFFERS, isOutdated: false }} />,
  'slots of another visit loading': <Slots shown={{ kind: 'loading', kept: OFFERS, isOutdated: true }} />,
  'slots that others took and freed': <Slots gone={GONE} newTimes={2} />,
  'slots that others took and freed, by day': <Slots gone={GONE} newTimes={2} wantedLayout="list" />,
  'slots of which all were taken': <Slots {...ALL_GONE} />,
  'slots of which all were taken, by day': <Slots {...ALL_GONE} wantedLayout="list" />,
  'slots failed': <Slots shown={{ kind: 'failed', isOffline: true }} />,
  'a slot lost': (
    <BookingFailureView
      failure={{
        kind: 'taken',
        nearest: [{ date: '20261124', startMinute: elapsedMinute(870), startsAt: START, placements: [] }],
      }}
      shop={PLACED.shop}
      onChoose={none}
      onOtherShop={null}
    />
  ),
  'booking closed': (
    <BookingFailureView
      failure={{ kind: 'closed', message: 'Fermé.' }}
      shop={PLACED.shop}
      onChoose={none}
      onOtherShop={none}
    />
  ),
};
