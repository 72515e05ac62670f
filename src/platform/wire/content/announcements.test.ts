import { expect, test } from 'vitest';
import { parseAlerts, parseEvents } from './announcements.ts';

const BASE = 'https://api.example';
const PERIOD = { start: '2026-01-01T00:00:00Z', end: '2026-02-01T00:00:00Z' };
const FRAME = { id: 'a', start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 1, 1) };
const TEXT = { fr: '<p>Un mot</p>' };
const warnings = () => {
  const warned: string[] = [];
  return { warned, warn: (what: string) => void warned.push(what) };
};

test('an alert is read with its service', () => {
  const { warned, warn } = warnings();
  const alert = { ...PERIOD, id: 'a', serviceId: 7, body: TEXT };
  const broken = [{ serviceId: '' }, { body: {} }, { start: 'today' }, { id: null }];
  expect(parseAlerts([alert, ...broken.map((change) => ({ ...alert, ...change }))], warn)).toEqual([
    { ...FRAME, serviceId: '7', body: TEXT },
  ]);
  expect(warned).toEqual(['alert', 'alert', 'alert', 'alert']);
  expect(parseAlerts('none', warn)).toBeNull();
});

test('an event is read with its picture and where it leads', () => {
  const { warned, warn } = warnings();
  const event = {
    ...PERIOD,
    id: 'a',
    img: [{ url: '/medias/e.{width}.{format}', widths: [640], alt: {}, colour: '#aabbcc' }],
    showDates: true,
    body: TEXT,
    link: { url: '/services', title: { fr: 'Voir' } },
  };
  const [read, unsafe, bare] = parseEvents(
    [event, { ...event, link: { url: 'javascript:alert(1)' } }, { ...PERIOD, id: 'a', body: TEXT }, PERIOD],
    BASE,
    warn,
  )!;
  expect(read).toMatchObject({
    ...FRAME,
    pictures: [{ url: `${BASE}/medias/e.{width}.{format}` }],
    showsDates: true,
    link: { url: '/services', title: { fr: 'Voir' } },
  });
  expect(unsafe?.link).toBeNull();
  expect(bare).toEqual({ ...FRAME, body: TEXT, pictures: [], showsDates: false, link: null });
  expect(warned).toEqual(['event']);
  expect(parseEvents({}, BASE, warn)).toBeNull();
});
