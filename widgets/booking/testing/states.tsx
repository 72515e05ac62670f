import { useRef, type ReactNode } from 'react';
import type { Way } from '#domain/availability/other-ways.ts';
import { shownPrice } from '#domain/pricing.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { Steps } from '#ui/steps.tsx';
import { CategoriesView } from '../catalogue/categories.view.tsx';
import { ServicesView } from '../catalogue/services.view.tsx';
import { CategoriesSkeleton, ServicesSkeleton, ServiceSkeleton } from '../catalogue/skeletons.view.tsx';
import { ConfirmationView } from '../confirmation/confirmation.view.tsx';
import { CodesView } from '../details/codes.view.tsx';
import { DetailsView, type FieldErrors } from '../details/details.view.tsx';
import { ReminderView } from '../details/extras.view.tsx';
import { HoldClock } from '../details/hold-clock.view.tsx';
import { LoginView } from '../details/login.view.tsx';
import { ReviewView, type ReviewState } from '../details/review.view.tsx';
import { VisitBrief, VisitSummary, type PlacedVisit } from '../details/visit-summary.view.tsx';
import { AddServiceDialog } from '../reservation/add-service.view.tsx';
import { SetbackView } from '../reservation/setback.view.tsx';
import { ShopChoiceView } from '../reservation/shop-choice.view.tsx';
import { VisitLinesView } from '../reservation/visit-lines.view.tsx';
import { DescriptionView } from '../service/description.view.tsx';
import { ServiceView } from '../service/service.view.tsx';
import { SlotsView, type SlotsViewProps } from '../slots/slots.view.tsx';
import {
  APPOINTMENT,
  CATEGORIES,
  CONTACT,
  CURRENCY,
  OFFERS,
  offers,
  PLACED,
  SERVICES,
  SHOPS,
  START,
  WEEK,
  ZONE,
} from './samples.ts';

const none = () => {};
const to = { href: '#', go: none };
const currency = CURRENCY;
const EMPTY = { firstname: '', lastname: '', email: '', phone: '', message: '' };
const NOT_REFUSED: FieldErrors = {};
const FULL = offers('20261123', ['closed', 'full', 'full', 'no-cabin', 'no-equipment', 'too-short', 'past']);
const PEOPLE = ['Inès', 'Maud', 'Clémence Roux'].map((name) => ({ id: name, name }));
const [FIRST, SECOND] = SERVICES;

const NEAREST = { date: '20261124', start: 600, instant: START - 16_200_000, placements: [] };
const WAYS: readonly Way[] = [
  { kind: 'people', start: { ...NEAREST, date: '20261123' }, names: ['Inès', 'Clémence Roux'] },
  { kind: 'nearest', start: NEAREST },
  ...SHOPS.slice(1, 2).map((shop) => ({ kind: 'shop', start: NEAREST, shop }) as const),
];

function Services({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  const [category] = CATEGORIES;
  if (!category) return null;
  const listed = SERVICES.map((service, index) => ({
    service,
    price: shownPrice(service, []),
    durationMinutes: 60,
    isBookable: index === 0,
    inVisit: false,
  }));
  return (
    <ServicesView
      category={category}
      categories={CATEGORIES}
      services={isEmpty ? [] : listed}
      currency={currency}
      back={to}
      categoryTarget={() => to}
      serviceTarget={() => to}
      onBook={none}
    />
  );
}

function Slots(change: Partial<SlotsViewProps>) {
  return (
    <SlotsView
      shown={{ kind: 'ready', offers: OFFERS }}
      days={WEEK}
      today="20261124"
      isFirstWeek
      isLastWeek={false}
      timeZone={ZONE}
      namesZone
      now={START}
      shownDate="20261124"
      pendingInstant={null}
      isSearching={false}
      nothingUntil={null}
      lastDay="20270215"
      ways={WAYS}
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

function Shops() {
  const heading = useRef(null);
  return <ShopChoiceView shops={SHOPS} onChoose={none} focusRef={heading} />;
}

function Details({ refused = NOT_REFUSED }: { readonly refused?: FieldErrors }) {
  const heading = useRef(null);
  return (
    <>
      <DetailsView
        draft={EMPTY}
        country="FR"
        refused={refused}
        onEdit={none}
        onDone={none}
        focusRef={heading}
      >
        <VisitBrief visit={PLACED} />
        <HoldClock secondsLeft={90} expiresAt={START} timeZone={ZONE} isExtending={false} onExtend={none} />
        <LoginView isBusy={false} failure={null} attempt={0} onLogin={none} />
      </DetailsView>
      <VisitSummary visit={PLACED} />
    </>
  );
}

const BILL = { discount: 1950, voucher: 5000, due: 12_550 };

function Review({
  state,
  visit = PLACED,
  codes = null,
}: {
  readonly state: ReviewState;
  readonly visit?: PlacedVisit;
  readonly codes?: ReactNode;
}) {
  const heading = useRef(null);
  return (
    <ReviewView
      visit={visit}
      codes={codes}
      isFirstBooking={codes !== null}
      reminder={codes !== null && <ReminderView isWished onWish={none} />}
      details={CONTACT}
      state={state}
      cancelHours={24}
      hold={null}
      onChangeTime={none}
      onChangeDetails={none}
      onConfirm={none}
      focusRef={heading}
    />
  );
}

function Confirmation() {
  const heading = useRef(null);
  return (
    <ConfirmationView
      appointment={APPOINTMENT}
      visit={PLACED}
      companyName="Maison Orée"
      calendarHref="/api/appointments/a1/calendar.ics"
      cancelHours={0}
      onAgain={none}
      focusRef={heading}
    />
  );
}

const DURATIONS = [30, 60, 90].map((durationMinutes) => ({ durationMinutes, price: durationMinutes * 150 }));
const lines = [FIRST, SECOND].flatMap((service, index) =>
  service
    ? [
        {
          service,
          price: shownPrice(service, []),
          durations: index === 0 ? DURATIONS : [],
          practitionerId: index === 0 ? 'Maud' : null,
          practitioners: PEOPLE,
        },
      ]
    : [],
);

const steps = (['done', 'current', 'ahead'] as const).map((state) => ({
  id: state,
  label: state === 'done' ? 'Boutique' : state === 'current' ? 'Date et heure' : 'Coordonnées',
  state,
  onSelect: state === 'done' ? none : undefined,
}));

/** Every state of every view, by name. */
export const STATES: Readonly<Record<string, ReactNode>> = {
  categories: <CategoriesView categories={CATEGORIES} targetOf={() => to} />,
  'categories loading': <CategoriesSkeleton />,
  services: <Services />,
  'services, none': <Services isEmpty />,
  'services loading': <ServicesSkeleton />,
  service: FIRST && (
    <ServiceView
      service={FIRST}
      price={shownPrice(FIRST, [])}
      currency={currency}
      durationMinutes={60}
      shops={SHOPS.map((shop) => ({ shop, price: 8500 }))}
      isBookable
      description={<DescriptionView kind="ready" html="<p>Le grand classique.</p>" />}
      back={{ to, label: 'Massages' }}
      onBook={none}
    />
  ),
  'service loading': <ServiceSkeleton />,
  'a description loading': <DescriptionView kind="loading" />,
  'a description that failed': <DescriptionView kind="failed" retry={none} />,
  'a failure': <ErrorState onRetry={none} />,
  'no connection': <ErrorState offline onRetry={none} />,
  steps: <Steps label="Étapes" steps={steps} />,
  'choice of a shop': <Shops />,
  'the visit': (
    <VisitLinesView
      lines={lines}
      currency={currency}
      total={shownPrice(SERVICES[0] ?? lines[0]!.service, [])}
      totalMinutes={135}
      onAdd={none}
      onRemove={none}
      onDuration={none}
      onPractitioner={none}
    />
  ),
  'another service': (
    <AddServiceDialog
      open
      categories={CATEGORIES}
      currency={currency}
      priceOf={(service) => shownPrice(service, [])}
      onAdd={none}
      onClose={none}
    />
  ),
  slots: <Slots />,
  'slots of a closed day': <Slots shownDate="20261123" />,
  'slots of a closed day, ways looked for': <Slots shownDate="20261123" ways={null} />,
  'slots of a closed day, nothing else': <Slots shownDate="20261123" ways={[]} />,
  'slots of a full week': <Slots shown={{ kind: 'ready', offers: FULL }} />,
  'slots, nothing for weeks': <Slots shown={{ kind: 'ready', offers: FULL }} nothingUntil="20270118" />,
  'slots loading': <Slots shown={{ kind: 'loading', kept: null }} />,
  'slots of the next week loading': <Slots shown={{ kind: 'loading', kept: OFFERS }} />,
  'slots failed': <Slots shown={{ kind: 'failed', isOffline: true }} />,
  'a slot lost': (
    <SetbackView
      setback={{ kind: 'taken', nearest: [{ date: '20261124', start: 870, instant: START, placements: [] }] }}
      shop={PLACED.shop}
      onChoose={none}
      onOtherShop={null}
    />
  ),
  'booking closed': (
    <SetbackView
      setback={{ kind: 'closed', message: 'Fermé.' }}
      shop={PLACED.shop}
      onChoose={none}
      onOtherShop={none}
    />
  ),
  details: <Details />,
  'details refused': <Details refused={{ email: 'invalid', phone: { message: 'Ce numéro est bloqué.' } }} />,
  review: <Review state={{ kind: 'ready' }} />,
  'review with codes': (
    <Review
      state={{ kind: 'ready' }}
      visit={{ ...PLACED, bill: BILL }}
      codes={
        <CodesView
          codes={['BIENVENUE10', 'ABCD-EFGH-JKLM-NPQR']}
          asking={null}
          refused={null}
          onAdd={none}
          onRemove={none}
        />
      }
    />
  ),
  'review, a code refused': (
    <Review
      state={{ kind: 'ready' }}
      codes={
        <CodesView
          codes={[]}
          asking={null}
          refused="Ce code n’est pas valable."
          onAdd={none}
          onRemove={none}
        />
      }
    />
  ),
  'review being sent': <Review state={{ kind: 'sending' }} />,
  'review refused': <Review state={{ kind: 'refused', message: 'Refusé.' }} />,
  'review, price changed': <Review state={{ kind: 'price-changed', before: 19_500, now: 20_900 }} />,
  'review, no answer': <Review state={{ kind: 'unconfirmed', isOffline: false }} />,
  confirmation: <Confirmation />,
};
