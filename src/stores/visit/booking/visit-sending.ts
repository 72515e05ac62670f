import type { PlacedServices } from '#domain/appointments/appointment.ts';
import type { ExternalShopId } from '#domain/catalogue/ids.ts';
import type { CheckedContact } from '#domain/people/contact-details.ts';
import { textIn } from '#domain/locale.ts';
import { EURO, toDecimal, type Cents } from '#domain/prices/money.ts';
import { isoOf } from '#platform/wire/write.ts';
import type { BookingCartStore } from '../../cart/booking-cart.ts';
import type { Connection } from '../../composition/connect.ts';
import { valueOf } from '../../load.ts';
import type { Announcements, BookingDetail } from '../../widget-events.ts';
import type { VisitConfirming } from './visit-confirming.ts';
import type { VisitStageStore } from './visit-stage.ts';
import type { ConfirmOutcome, VisitStore } from '../visit.ts';

export interface SendingTools {
  readonly connection: Connection;
  readonly announcements: Announcements;
  readonly bookingCart: BookingCartStore;
  readonly stages: VisitStageStore;
  readonly confirming: VisitConfirming;
  readonly check: () => CheckedContact;
}

export interface VisitSending extends Pick<VisitStore, 'confirm' | 'acceptPrice' | 'retry'> {
  /** Until the cart has ended by the booking too, or nothing was booked. */
  isSending(): boolean;
}

/** The last button in its three forms, with what the host page hears of it. Presses while one is under way share its outcome. */
export function createVisitSending(tools: SendingTools): VisitSending {
  const { connection, announcements, bookingCart, stages, confirming, check } = tools;
  let running: Promise<ConfirmOutcome> | null = null;

  function shareRunning(send: () => Promise<ConfirmOutcome>): Promise<ConfirmOutcome> {
    const stage = stages.$stage.get();
    if (stage.kind === 'confirmed') return Promise.resolve(stage);
    running ??= run(send).finally(() => (running = null));
    return running;
  }

  async function run(send: () => Promise<ConfirmOutcome>): Promise<ConfirmOutcome> {
    const stage = stages.$stage.get();
    if (!('hold' in stage)) return { kind: 'not-sent' };
    if (!announcements.emit('vitrine-before-booking', detailOf(connection, stage.hold)))
      return { kind: 'not-sent' };
    const outcome = await send();
    if (outcome.kind === 'confirmed') {
      const { appointment } = outcome;
      const { id, reference, status } = appointment;
      bookingCart.finish(id);
      announcements.emit('vitrine-booking-confirmed', {
        ...detailOf(connection, appointment),
        id,
        reference,
        status,
      });
    }
    return outcome;
  }

  async function checked(send: VisitConfirming['book']): Promise<ConfirmOutcome> {
    const result = check();
    return result.kind === 'ok' ? send(result.details) : { kind: 'invalid', errors: result.errors };
  }

  return {
    confirm: () => shareRunning(() => checked(confirming.book)),
    acceptPrice: () => shareRunning(() => checked(confirming.accept)),
    retry: () => shareRunning(confirming.retry),
    isSending: () => running !== null,
  };
}

interface PlacedVisit {
  readonly externalShopId: ExternalShopId;
  readonly lines: PlacedServices;
  readonly total: Cents;
}

/** What a host page may know: the visit, nothing of the visitor. */
function detailOf(
  { catalogue, company, locale }: Connection,
  { externalShopId, lines, total }: PlacedVisit,
): Omit<BookingDetail, 'version'> {
  const currency = valueOf(company.$company.get())?.currency ?? EURO;
  const spoken = locale.$locale.get();
  const shop = valueOf(catalogue.$shops.get())?.find((each) => each.externalId === externalShopId);
  const services = [...catalogue.$services.get().values()];
  return {
    shop: { id: shop?.id ?? externalShopId, slug: shop?.slug ?? '', name: shop?.name ?? '' },
    services: lines.map(({ externalServiceId, name, price }) => {
      const service = services.find((each) => each.externalId === externalServiceId);
      return {
        id: service?.id ?? externalServiceId,
        slug: service?.slug ?? '',
        name: textIn(spoken, service?.name ?? name),
        price: toDecimal(price, currency),
      };
    }),
    start: isoOf(lines[0].startsAt),
    end: isoOf((lines.at(-1) ?? lines[0]).endsAt),
    value: toDecimal(total, currency),
    currency: currency.code,
  };
}
