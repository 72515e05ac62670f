import type { WaitingPlace } from '#domain/appointments/waiting-place.ts';
import type { WishTimes } from '#domain/appointments/wish-times.ts';
import { externalServiceId, externalShopId } from '#domain/catalogue/ids.ts';
import type { Currency } from '#domain/prices/money.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { fields, id, type WireFields, list, number, text } from '../read.ts';
import { parseHold } from './appointment.ts';

export interface PlaceReply extends WaitingPlace {
  readonly visitKey: string;
  /** The hold as it came, to be kept over a reload. */
  readonly reply: unknown;
}

export function parseWaitingPlace(value: unknown, currency: Currency): PlaceReply | null {
  const read = fields(value);
  const offer = fields(read['offer']);
  const status = text(read['status']);
  if (!status) return null;
  return {
    status,
    externalShopId: externalShopId(id(read['shopid'])),
    externalServiceIds: (list(read['serviceids']) ?? []).map((each) => externalServiceId(id(each))),
    times: parseTimes(read),
    appointmentId: id(read['appointmentid']) || null,
    hold: parseHold(offer['hold'], currency),
    visitKey: id(offer['visitKey']),
    reply: offer['hold'],
  };
}

function parseTimes({ first, last, ...hours }: WireFields): WishTimes | null {
  const [from, until] = [number(hours['from']), number(hours['until'])];
  if (!isDateKey(first) || !isDateKey(last) || from === null || until === null) return null;
  return { first, last, from, until };
}
