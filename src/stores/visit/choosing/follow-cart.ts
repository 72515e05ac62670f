import { computed } from 'nanostores';
import type { Hold } from '#domain/appointments/appointment.ts';
import type { ExternalServiceId, ExternalShopId } from '#domain/catalogue/ids.ts';
import type { SavedStart } from '../booking/saved-start.ts';
import type { VisitHolding } from '../booking/visit-holding.ts';
import type { VisitStageStore } from '../booking/visit-stage.ts';
import type { VisitCalendar } from '../calendar/visit-calendar.ts';
import type { Planning } from './visit-plan.ts';
import { heldIn, startOfHold } from '../held.ts';
import type { VisitMemory } from '../visit-memory.ts';

export interface Follower {
  readonly memory: VisitMemory;
  readonly planning: Planning;
  readonly calendar: Pick<VisitCalendar, 'begin'>;
  readonly stages: Pick<VisitStageStore, '$stage' | 'giveBack'>;
  readonly holding: VisitHolding;
  readonly savedStart: Pick<SavedStart, 'supersede'>;
  readonly restart: () => void;
}

/**
 * Another shop or other services make another visit: what is held for the old one is given back. The same visit with more
 * services or with fewer keeps its start where that is free for it; where it is not, it stays held for the visit as it was, which has
 * it again once it is at hand again.
 */
export function followCart(follower: Follower): () => void {
  const { planning, calendar, stages, holding, savedStart, restart } = follower;
  const stage = stages.$stage.get;
  const outgrown = createOutgrown(follower);
  const $subject = computed(planning.$plan, ({ shop, services }) =>
    shop && services.length > 0
      ? subjectOf(
          shop.externalId,
          services.map(({ service }) => service.externalId),
        )
      : '',
  );
  // A confirmation has emptied the cart: what comes into it begins the next visit, before it has a shop.
  const offNext = planning.$plan.subscribe(({ services }) => {
    if (services.length > 0 && stage().kind === 'confirmed') restart();
  });
  const off = $subject.subscribe((subject, before) => {
    const now = stage();
    const hold = heldIn(now);
    let known: Promise<unknown> | undefined;
    if (hold) {
      const held = subjectOfHold(hold);
      // Empty at first: the cart is still on its way.
      if (subject === '' ? before : subject !== held) {
        if (isChanged(subject, held)) known = outgrown.keep();
        else {
          savedStart.supersede(hold);
          holding.release();
        }
      }
    } else if (before && now.kind !== 'confirmed') {
      holding.release();
      outgrown.takeUp(subject);
    }
    const kept = heldIn(stage());
    if (subject !== '') void calendar.begin(kept && startOfHold(kept), known);
  });
  return () => {
    offNext();
    off();
    outgrown.dispose();
  };
}

/** The hold of a visit that has changed since, and does not fit there any more. */
function createOutgrown({ memory, planning, stages, holding }: Follower) {
  let outgrown: { readonly subject: string; readonly hold: Hold; readonly reply: unknown } | null = null;
  const off = stages.$stage.listen((stage) => {
    // One visit holds one start.
    if (heldIn(stage) && stage.kind !== 'extending') outgrown = null;
  });

  async function keep(): Promise<void> {
    const hold = heldIn(stages.$stage.get());
    const reply = memory.get().hold;
    await holding.extend(planning.wanted);
    const now = stages.$stage.get();
    const isLost = now.kind === 'choosing' && now.failure?.kind === 'visit-changed';
    if (isLost && hold) outgrown = { subject: subjectOfHold(hold), hold, reply };
  }

  /** Given back where another visit is at hand: only the one that it is of can have it again. */
  function takeUp(subject: string): void {
    if (!outgrown || isChanged(subject, outgrown.subject)) return;
    const { hold, reply, subject: held } = outgrown;
    outgrown = null;
    if (subject !== held) return stages.giveBack(hold);
    memory.change({ hold: reply });
    holding.resume();
  }

  return { keep, takeUp, dispose: off };
}

/** The same visit with more services or with fewer, and no other one. */
function isChanged(subject: string, held: string): boolean {
  if (subject === held) return false;
  const [shop, ...services] = subject.split(',');
  const [heldShop, ...heldServices] = held.split(',');
  const isWithin = (some: readonly string[], others: readonly string[]) =>
    some.length > 0 && some.every((service) => others.includes(service));
  return shop === heldShop && (isWithin(services, heldServices) || isWithin(heldServices, services));
}

function subjectOf(shop: ExternalShopId, services: readonly ExternalServiceId[]): string {
  return [shop, ...services].join();
}

function subjectOfHold({ externalShopId, lines }: Hold): string {
  return subjectOf(
    externalShopId,
    lines.map(({ externalServiceId }) => externalServiceId),
  );
}
