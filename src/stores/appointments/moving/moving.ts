import { atom, computed, type ReadableAtom } from 'nanostores';
import { moveAppointment } from '#contract/booking/appointments.ts';
import { type ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import { movedTotal } from '#domain/appointments/changing/moving.ts';
import type { VisitStart } from '#domain/availability/calendar.ts';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { Ports } from '#platform/ports.ts';
import type { Warn } from '#platform/wire/read.ts';
import { moveBody } from '#platform/wire/booking/visit-bodies.ts';
import { parseManaged } from '#platform/wire/booking/managed.ts';
import { valueOf, type Load } from '../../load.ts';
import { createVisitCalendar } from '../../visit/calendar/visit-calendar.ts';
import { createVisitDays, type MovingVisit } from '../../visit/calendar/visit-days.ts';
import { createPlanning } from '../../visit/choosing/visit-plan.ts';
import { createVisitAlternatives } from '../../visit/choosing/visit-alternatives.ts';
import { CHOOSING, createVisitStage, isStartRefused } from '../../visit/booking/visit-stage.ts';
import { startOfHold } from '../../visit/held.ts';
import { createVisitHolding } from '../../visit/booking/visit-holding.ts';
import { createWatch } from '../../visit/live/create-watch.ts';
import type { TimeChoice } from '../../visit/time-choice.ts';
import type { WaitingFor } from '../../waiting-list/waiting-for.ts';
import type { AppointmentStore, Sending } from '../appointment.ts';
import { isAt, isMoveHeld, moveMemory, type MoveMemoryTools } from './move-memory.ts';

/** An appointment on its way to another time. */
export interface MovingStore extends TimeChoice {
  /** What of it may wait for a place: the mails of that go to its own address. */
  readonly waiting: WaitingFor;
  readonly $sending: ReadableAtom<Sending>;
  /** Moves to the held time; the old one is free at once. Tells whether it is moved. */
  confirm(): Promise<boolean>;
  /** Gives back what is held, unless a move that was sent may have it: once that is refused. */
  dispose(): void;
}

export interface MovingTools extends MoveMemoryTools {
  readonly ports: Ports;
  readonly tenant: () => string | null;
  readonly $shops: ReadableAtom<Load<readonly Shop[]>>;
  readonly reread: () => Promise<unknown>;
  readonly warn: Warn;
  readonly locale: () => Locale;
  readonly intervalMinutes: () => number;
}

export interface MovingSubject {
  readonly store: AppointmentStore;
  readonly managed: ManagedAppointment;
  readonly shop: Shop;
  /** In the order of the visit. */
  readonly services: readonly Service[];
}

/** Begins with those whom the visitor chose for the appointment, or with what this tab held for it before a reload. */
export function createMoving(tools: MovingTools, subject: MovingSubject): MovingStore {
  const { memory, planning, calendar, alternatives, stages, holding } = compose(tools, subject);
  const { $sending } = subject.store;
  const isSending = () => $sending.get().kind === 'sending';
  const end = () => {
    // What may be the appointment's time by now runs out by itself where it is not.
    if ($sending.get().kind !== 'unknown') holding.release();
    stages.dispose();
    $sending.set({ kind: 'idle' });
  };
  let isOver = false;
  const send = createSending(tools, subject, stages, () => memory.get().visitKey);
  holding.resume();
  void calendar.showNearest(subject.managed.appointment.startsAt);

  // What is shown while a move is on its way cannot be changed: it may have happened.
  const choose: MovingStore['choose'] = async (date, start) => {
    if (isSending()) return stages.$stage.get();
    $sending.set({ kind: 'idle' });
    return holding.hold(subject.shop.externalId, date, start, planning.wanted());
  };
  const choosePractitioner: MovingStore['choosePractitioner'] = (serviceId, practitionerId) => {
    if (isSending()) return;
    holding.release();
    planning.choosePractitioner(serviceId, practitionerId);
  };
  return {
    waiting: waitingOf(subject),
    $plan: planning.$plan,
    ...calendar.shown,
    $alternatives: alternatives.$alternatives,
    $stage: stages.$stage,
    $secondsLeft: stages.$secondsLeft,
    $sending,
    now: tools.api.now,
    choosePractitioner,
    showWeek: (date) => void calendar.show(date),
    showNextWeek: () => void calendar.turn(1),
    showPreviousWeek: () => void calendar.turn(-1),
    showFirstFree: calendar.showFirstFree,
    findAlternatives: (date) => void alternatives.findAlternatives(date),
    take(alternative) {
      if (alternative.kind === 'people') {
        for (const { service } of planning.$plan.get().services) choosePractitioner(service.id, null);
      }
      return choose(alternative.start.date, alternative.start);
    },
    reload: () => void calendar.reload(),
    watch: createWatch({ ...tools, planning, calendar, isAsking: () => true }),
    choose,
    release: () => void (isSending() || holding.release()),
    async confirm() {
      const isMoved = await send();
      if (isOver) end();
      return isMoved;
    },
    dispose() {
      isOver = true;
      if (!isSending()) end();
    },
  };
}

function compose(tools: MovingTools, subject: MovingSubject) {
  const { api, ports, currency } = tools;
  const { clock } = ports;
  const { managed } = subject;
  const moving = movingOf(subject.store);
  const memory = moveMemory(tools, managed);
  if (!isMoveHeld(tools, managed)) memory.restart(wishesOf(subject));
  // Its opening hours may change meanwhile.
  const $shop = computed(
    tools.$shops,
    (load): Shop | null => valueOf(load)?.find(({ id }) => id === subject.shop.id) ?? subject.shop,
  );
  const planning = createPlanning({ $lines: atom(subject.services), $shop }, memory);
  const visitKey = () => memory.get().visitKey;
  const days = createVisitDays({ api, clock, warn: tools.warn, visitKey, moving });
  /** Where it is already, it need not move to, whoever were free there for those whom nobody chose. */
  const except = ({ startsAt, placements }: VisitStart) => {
    const { services } = planning.$plan.get();
    const { lines } = managed.appointment;
    const people = placements.map(({ practitionerId }, index) =>
      services[index]?.practitionerId ? practitionerId : (lines[index]?.practitioner.id ?? practitionerId),
    );
    return isAt(managed, startsAt, people);
  };
  const calendar = createVisitCalendar({ ...tools, planning, days, now: api.now, except });
  const { limits, today, nearest } = calendar;
  const alternatives = createVisitAlternatives({
    ...planning,
    $shops: atom<readonly Shop[]>([]),
    days,
    limits,
    today,
  });
  const stages = createVisitStage({ api, clock, memory, currency, nearest, ...planning, moving });
  const holding = createVisitHolding({ api, memory, currency, stages, locale: tools.locale });
  return { memory, planning, calendar, alternatives, stages, holding };
}

function waitingOf({ store, managed }: MovingSubject): WaitingFor {
  return { email: () => managed.appointment.contact.email, moving: movingOf(store) };
}

/** The appointment for calls about its move. */
function movingOf({ id, key }: AppointmentStore): MovingVisit {
  return key === '' ? { id } : { id, key };
}

/** What sends the move to the held time. */
function createSending(
  { api, currency, warn }: MovingTools,
  { store, managed }: MovingSubject,
  stages: ReturnType<typeof createVisitStage>,
  visitKey: () => string,
) {
  const { $sending } = store;

  return async function send(): Promise<boolean> {
    const stage = stages.$stage.get();
    if (stage.kind !== 'held' || $sending.get().kind === 'sending') return false;
    $sending.set({ kind: 'sending' });
    const { id, total } = stage.hold;
    const move = { holdId: id, visitKey: visitKey(), key: store.key, price: movedTotal(managed, total) };
    const body = moveBody(move, currency());
    const input = { params: { id: store.id }, body };
    const answer = await api.ask(moveAppointment, (reply) => parseManaged(reply, currency(), warn), input);
    if (answer.kind === 'ok') {
      stages.enter(CHOOSING);
      store.put(answer.value);
      $sending.set({ kind: 'idle' });
      return true;
    }
    const { problem } = answer;
    if (isStartRefused(problem)) {
      await stages.lose(problem, startOfHold(stage.hold));
      $sending.set({ kind: 'idle' });
    } else {
      $sending.set({ kind: answer.kind === 'refused' ? 'refused' : 'unknown', problem });
      // Why not is told by the appointment as it is now: too late, cancelled.
      if (answer.kind === 'refused') await store.load();
    }
    return false;
  };
}

/** Whom the visitor chose, for as long as it was booked for: whoever else performs it now was free then. */
function wishesOf({ managed, services }: MovingSubject) {
  const { lines } = managed.appointment;
  const byService = services.flatMap((service, index) => {
    const line = lines[index];
    return line ? [{ service, line }] : [];
  });
  return {
    practitioners: Object.fromEntries(
      byService.flatMap(({ service, line }) =>
        line.isPractitionerChosen ? [[service.id, line.practitioner.id] as const] : [],
      ),
    ),
    durations: Object.fromEntries(
      byService.map(({ service, line }) => [service.id, (line.endsAt - line.startsAt) / 60_000] as const),
    ),
  };
}
