import type { Alternative } from '#domain/availability/alternatives.ts';
import type { BookingCart } from '#domain/carts/booking-cart.ts';
import { checkContact } from '#domain/people/contact-details.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import { DEFAULT_INTERVAL } from '#domain/availability/visit-search.ts';
import { calendarAddress } from '../appointments/calendar-address.ts';
import { createWatch } from './live/create-watch.ts';
import type { FeatureTools } from '../composition/store-feature.ts';
import type { BookingCartStore } from '../cart/booking-cart.ts';
import { valueOf } from '../load.ts';
import { createVisitExtras } from './booking/visit-extras.ts';
import { createVisitBill, type VisitBill } from './booking/visit-bill.ts';
import { createVisitCalendar } from './calendar/visit-calendar.ts';
import { createVisitDays } from './calendar/visit-days.ts';
import { createVisitStage, type VisitStageStore } from './booking/visit-stage.ts';
import { followCart } from './choosing/follow-cart.ts';
import { awaitsVisitor, heldIn } from './held.ts';
import { createChangedPrice } from './booking/changed-price.ts';
import { createSavedStart } from './booking/saved-start.ts';
import { createVisitDraft, type VisitDraft } from './visit-draft.ts';
import { createVisitHolding } from './booking/visit-holding.ts';
import { createOtherTabs } from './other-tabs/other-tabs.ts';
import { followCustomerPrices } from './choosing/customer-prices.ts';
import { createVisitAlternatives } from './choosing/visit-alternatives.ts';
import { createPlanning, type Planning } from './choosing/visit-plan.ts';
import { createWithdrawnServices } from './choosing/withdrawn-services.ts';
import { createVisitMemory, type VisitMemory } from './visit-memory.ts';
import { createLastBooked } from './sending/last-booked.ts';
import { afterAlternative } from './choosing/after-alternative.ts';
import { createWaysToBook } from './sending/ways-to-book.ts';
import type { OtherTabs, VisitPlan, VisitStage, VisitStore } from './visit.ts';

const HOME = 'FR';
/** In all other stages something is kept for this very visit, or being asked for. */
const WITHOUT_HOLD: readonly VisitStage['kind'][] = ['choosing', 'confirmed'];

export function createVisit(tools: FeatureTools): VisitStore {
  const { visitor, ports, connection } = tools;
  const memory = createVisitMemory(visitor.storage.tab, ports.random);
  const planning = createPlanning(visitor.bookingCart, memory);
  const { draft, check } = createDrafting(visitor, planning, memory);
  const pieces = compose(tools, { memory, planning, draft, check });
  const { calendar, paying, stages, holding, sending, others, savedStart, changedPrice, withdrawn, follow } =
    pieces;
  const choose = createChoosing(pieces, planning, connection.api.now);
  const settleCart = visitor.keepCartWhile((cart) => isInHand(pieces, cart));
  // Sent by a page that is gone: the same request finds out what became of it.
  if (holding.resume().kind === 'unconfirmed') void visitor.start().then(sending.retry);
  const offAll = follow();
  const restart = () => {
    // What was just booked is free no more.
    pieces.days.forget();
    holding.restart();
    planning.keep();
    draft.renew();
  };
  const lastBooked = createLastBooked({ ...pieces, ...stages, visitor, memory, restart });
  const offHeld = stages.$stage.listen((stage) => {
    if (heldIn(stage)) draft.keep();
    settleCart();
  });
  const offCart = followCart({ ...pieces, memory, planning, restart });
  const offs = [offCart, offAll, offHeld, lastBooked.follow(), draft.dispose, stages.dispose];

  return {
    $plan: planning.$plan,
    ...calendar.shown,
    $stage: stages.$stage,
    $secondsLeft: stages.$secondsLeft,
    ...savedStart.shown,
    ...changedPrice.shown,
    ...withdrawn.shown,
    ...lastBooked.shown,
    ...drafted(draft),
    now: connection.api.now,
    ...addressed(tools),
    choosePractitioner: (serviceId, practitionerId) =>
      changeWish(pieces, () => planning.choosePractitioner(serviceId, practitionerId)),
    chooseDuration: (serviceId, minutes) =>
      changeWish(pieces, () => planning.chooseDuration(serviceId, minutes)),
    ...lookingOf(pieces),
    take: (alternative) => {
      applyAlternative(alternative, planning, visitor.bookingCart);
      return choose(alternative.start.date, alternative.start);
    },
    watch: pieces.watch,
    choose,
    extend: pieces.extend,
    payment: pieces.payment,
    release: holding.release,
    otherTabs: tellingWhenHidden(others.otherTabs, settleCart),
    ...paying,
    confirm: sending.confirm,
    acceptPrice: sending.acceptPrice,
    retry: sending.retry,
    restart,
    dispose: () => offs.forEach((stop) => stop()),
  };
}

/** Who comes, as the country of the shop reads it. */
function createDrafting({ session }: FeatureTools['visitor'], { $plan }: Planning, memory: VisitMemory) {
  const country = () => $plan.get().shop?.address.country ?? HOME;
  const draft = createVisitDraft(memory, session.$session, country);
  return { draft, check: () => checkContact(draft.$draft.get(), country()) };
}

const addressed = ({
  connection,
  ports,
}: FeatureTools): Pick<VisitStore, 'calendarAddress' | 'leaveFor'> => ({
  calendarAddress: (appointment, locale) => calendarAddress(connection.api, appointment, locale),
  leaveFor: (address) => void ports.hostPage().then((page) => page.leaveWhole(address)),
});

const drafted = ({ $draft, $other, takeOther, edit }: VisitDraft) => ({
  $draft,
  $otherContact: $other,
  takeOtherContact: takeOther,
  edit,
});

/** Whether that cart is what a time is held for, or, once it is booked, the empty one of a confirmation that is on the screen. */
function isInHand(
  { stages, others, sending }: Pick<ReturnType<typeof compose>, 'stages' | 'others' | 'sending'>,
  { serviceIds }: BookingCart,
): boolean {
  const stage = stages.$stage.get();
  if (stage.kind !== 'confirmed') return heldIn(stage) !== null;
  // What is booked is still in the cart for a moment: nothing may take its place before it has ended as booked.
  return serviceIds.length === 0 ? others.isShown() : sending.isSending();
}

/** Calls back once the reservation is no longer on the screen. */
function tellingWhenHidden(otherTabs: OtherTabs, onHidden: () => void): OtherTabs {
  return {
    ...otherTabs,
    show() {
      const hide = otherTabs.show();
      return () => {
        hide();
        onHidden();
      };
    },
  };
}

/** Asks for a start, but for the one that is the visitor's already. */
function createChoosing(
  { stages, holding }: Pick<ReturnType<typeof compose>, 'stages' | 'holding'>,
  { $plan, wanted }: Planning,
  now: () => Instant,
): VisitStore['choose'] {
  return async (date, start) => {
    const plan = $plan.get();
    const stage = stages.$stage.get();
    if (plan.shop === null || isHeldFor(stage, start.startsAt, plan, now())) return stage;
    return holding.hold(plan.shop.externalId, date, start, wanted());
  };
}

/** Whether that start is held still, at the shop of a visit, with those who are wished for. */
function isHeldFor(stage: VisitStage, startsAt: Instant, plan: VisitPlan, now: Instant): boolean {
  if (!awaitsVisitor(stage) || stage.hold.expiresAt <= now) return false;
  const { externalShopId, lines } = stage.hold;
  return (
    lines[0].startsAt === startsAt &&
    externalShopId === plan.shop?.externalId &&
    plan.services.every(
      ({ practitionerId }, index) =>
        practitionerId === null || practitionerId === lines[index]?.practitioner.id,
    )
  );
}

function lookingOf({
  calendar,
  alternatives,
}: Pick<ReturnType<typeof compose>, 'calendar' | 'alternatives'>) {
  return {
    $alternatives: alternatives.$alternatives,
    findAlternatives: (date: string) => void alternatives.findAlternatives(date),
    showWeek: (date: string) => void calendar.show(date),
    showNextWeek: () => void calendar.turn(1),
    showPreviousWeek: () => void calendar.turn(-1),
    showFirstFree: calendar.showFirstFree,
    reload: () => void calendar.reload(),
  };
}

interface Pieces {
  readonly memory: VisitMemory;
  readonly planning: Planning;
  readonly draft: VisitDraft;
  readonly check: () => ReturnType<typeof checkContact>;
}

function compose(tools: FeatureTools, { memory, planning, draft, check }: Pieces) {
  const { ports, connection, visitor } = tools;
  const { api, company, warn, catalogue } = connection;
  const { clock } = ports;
  const { bookingCart } = visitor;
  const known = () => valueOf(company.$company.get());
  const currency = () => known()?.currency ?? EURO;
  const locale = () => connection.locale.$locale.get();
  const days = createVisitDays({ api, clock, warn, visitKey: () => memory.get().visitKey });
  const calendar = createVisitCalendar({
    planning,
    days,
    locale,
    now: api.now,
    intervalMinutes: () => known()?.booking.intervalMinutes ?? DEFAULT_INTERVAL,
  });
  const { limits, today, nearest } = calendar;
  const reload = () => void calendar.reload();
  const $shops = bookingCart.$availableShops;
  const alternatives = createVisitAlternatives({ ...planning, $shops, days, limits, today });
  const { reread } = catalogue;
  const stages = createVisitStage({ api, clock, memory, currency, nearest, ...planning, reread });
  const holding = createVisitHolding({ api, memory, currency, stages, locale });
  const bill = createVisitBill({ api, memory, currency });
  const { $session } = visitor.session;
  const extras = createVisitExtras({ api, memory, $session, $stage: stages.$stage });
  const extend = () => holding.extend(planning.wanted);
  const held = { memory, stages, bill, extras, currency, $session };
  const ways = createWaysToBook(tools, { ...planning, ...held, check, extend });
  const others = createOtherTabs(tools, { memory, planning, stages, draft, currency, reload });
  const changedPrice = createChangedPrice({ $stage: stages.$stage, $plan: planning.$plan });
  const withdrawn = createWithdrawnServices({ bookingCart, catalogue });
  const savedStart = createSavedStart({ memory, planning, bookingCart, catalogue });
  const isAsking = () => !WITHOUT_HOLD.includes(stages.$stage.get().kind);
  return {
    currency,
    days,
    calendar,
    alternatives,
    stages,
    holding,
    extend,
    ...ways,
    others,
    savedStart,
    changedPrice,
    withdrawn,
    watch: createWatch({ api, ports, tenant: connection.tenant, planning, calendar, isAsking, reread }),
    paying: payingOf(bill, extras),
    /** Prices and offers follow who is there and what is held, until the function that comes back is called. */
    follow() {
      const offs = [
        ...[extras, others, savedStart, changedPrice, withdrawn].map((piece) => piece.follow()),
        stages.$stage.subscribe((stage) => void bill.watch(heldIn(stage))),
        followCustomerPrices({ api, planning, $session, $week: calendar.shown.$week, currency }),
        $session.listen(({ kind }) => kind === 'customer' && settleExpiry(stages)),
      ];
      return () => offs.forEach((off) => off());
    },
  };
}

const payingOf = (
  { $bill, addCode, removeCode }: VisitBill,
  { $extras, wishReminder }: ReturnType<typeof createVisitExtras>,
) => ({ $bill, addCode, removeCode, $extras, wishReminder });

/** Whoever has logged in again is no longer told that their session had ended. */
function settleExpiry({ $stage, enter }: VisitStageStore): void {
  const stage = $stage.get();
  if (stage.kind === 'held' && stage.refused?.type === 'unauthorized') enter({ ...stage, refused: null });
}

/** Another wish: what was held is given back, and a free time is shown again. */
function changeWish(
  { calendar, holding }: Pick<ReturnType<typeof compose>, 'calendar' | 'holding'>,
  change: () => void,
): void {
  holding.release();
  change();
  const offers = valueOf(calendar.shown.$offers.get());
  if (!offers?.some(({ kind }) => kind === 'free')) void calendar.showFirstFree();
}

/** The visit becomes what was found: with whoever is free, or in another shop, where nobody is chosen yet. */
function applyAlternative(alternative: Alternative, planning: Planning, bookingCart: BookingCartStore): void {
  const before = planning.$plan.get().services;
  const { services } = afterAlternative(planning.$plan.get(), alternative);
  services.forEach(({ service, practitionerId }, index) => {
    if (practitionerId !== before[index]?.practitionerId)
      planning.choosePractitioner(service.id, practitionerId);
  });
  if (alternative.kind === 'shop') bookingCart.setShop(alternative.shop.id);
}
