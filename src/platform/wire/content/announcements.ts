import type { Alert, CompanyEvent } from '#domain/pop-ups/announcements.ts';
import { link } from '../link.ts';
import { parsePictures } from '../picture.ts';
import {
  each,
  fields,
  flag,
  id,
  isEmpty,
  isoInstant,
  list,
  localized,
  type Warn,
  type WireFields,
} from '../read.ts';

function parseFrame(read: WireFields) {
  const [own, start, end] = [id(read['id']), isoInstant(read['start']), isoInstant(read['end'])];
  const body = localized(read['body']);
  if (own === '' || start === null || end === null) return null;
  return { id: own, start, end, body };
}

/** Words about services; null for what is no list. One without words or a service is left out. */
export function parseAlerts(value: unknown, warn: Warn): readonly Alert[] | null {
  if (list(value) === null) return null;
  return each(value, 'alert', warn, (item) => {
    const read = fields(item);
    const frame = parseFrame(read);
    const serviceId = id(read['serviceId']);
    return frame === null || serviceId === '' || isEmpty(frame.body) ? null : { ...frame, serviceId };
  });
}

/** What a company announces; null for what is no list. One without words or picture is left out. */
export function parseEvents(value: unknown, base: string, warn: Warn): readonly CompanyEvent[] | null {
  if (list(value) === null) return null;
  return each(value, 'event', warn, (item) => {
    const read = fields(item);
    const frame = parseFrame(read);
    const pictures = parsePictures(read['img'], base, warn);
    if (frame === null || (isEmpty(frame.body) && pictures.length === 0)) return null;
    const leading = fields(read['link']);
    const url = link(leading['url']);
    return {
      ...frame,
      pictures,
      showsDates: flag(read['showDates'], false),
      link: url === '' ? null : { url, title: localized(leading['title']) },
    };
  });
}
