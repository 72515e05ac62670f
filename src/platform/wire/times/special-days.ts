import type { SpecialDay } from '#domain/availability/hours/opening-hours.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import { minutesOfClock } from '#domain/time/minutes.ts';
import { each, fields, id, isEmpty, list, localized, text, type Warn } from '../read.ts';

/**
 * The special days of one shop; null for what is no list. A day with hours that
 * cannot be read holds for the whole day where it closes: better a time too few than one that does not exist.
 */
export function parseSpecialDays(value: unknown, shop: ShopId, warn: Warn): SpecialDay[] | null {
  if (list(value) === null) return null;
  return each(value, 'special day', warn, (item) => {
    const read = fields(item);
    return isDateKey(read['date']) ? { of: id(read['shopId']), day: dayOf(read['date'], read) } : null;
  })
    .filter(({ of }) => of === shop)
    .map(({ day }) => day);
}

function dayOf(date: string, read: Readonly<Record<string, unknown>>): SpecialDay {
  const start = minutesOfClock(text(read['from']) || '00:00');
  const end = minutesOfClock(text(read['to']) || '24:00');
  const isWhole = !text(read['from']) && !text(read['to']);
  const range = isWhole || start === null || end === null ? null : { start, end };
  const label = localized(read['label']);
  return isEmpty(label) ? { date, range } : { date, range, label };
}
