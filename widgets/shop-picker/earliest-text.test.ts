import { expect, test } from 'vitest';
import shopPicker from '#locales/fr/shop-picker.json' with { type: 'json' };
import { createTexts } from '#stores/texts/texts.ts';
import { instant } from '#domain/time/instant.ts';
import { earliestText } from './earliest-text.ts';

const texts = createTexts({
  load: () => Promise.reject(new Error('All there are is at hand.')),
  locale: 'fr',
  initial: { 'shop-picker': shopPicker },
  report: () => undefined,
});
const NOW = Date.parse('2026-01-05T22:30:00Z');

test.each([
  ['Europe/Paris', '2026-01-05T22:45:00Z', 'Dès aujourd’hui 23 h 45'],
  ['Europe/Paris', '2026-01-05T23:30:00Z', 'Dès demain 0 h 30'],
  ['Europe/London', '2026-01-05T23:30:00Z', 'Dès aujourd’hui 23 h 30'],
  ['Asia/Tokyo', '2026-01-05T23:30:00Z', 'Dès aujourd’hui 8 h 30'],
  ['Europe/Paris', '2026-01-07T09:00:00Z', 'Dès mercredi 10 h'],
  ['Europe/Paris', '2026-01-11T09:00:00Z', 'Dès dimanche 10 h'],
  ['Europe/Paris', '2026-01-12T09:00:00Z', 'Dès lun. 12 janv. 10 h'],
])('in %s the earliest time %s is written «%s»', (timeZone, start, text) => {
  const said = earliestText(texts.$texts.get(), timeZone, instant(Date.parse(start)), instant(NOW));
  expect(said.replaceAll('\u202f', ' ')).toBe(text);
});
