import { Type } from 'typebox';
import { entity } from '../entity.ts';
import { TimeOfDay } from './day.ts';

/** Parts of what the back office writes. */

/** Decimal amount in the company's currency, taxes included; more digits than the currency has are refused. */
export const WrittenAmount = Type.Number({ minimum: 0, maximum: 1_000_000 });

export const WrittenSlug = Type.String({
  maxLength: 120,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  title: 'Slug',
});

export const WrittenOrder = Type.Integer({ minimum: 0, maximum: 100_000 });

function inEachLanguage(pattern: string, maxLength: number) {
  const text = Type.Optional(Type.String({ maxLength, pattern }));
  return { fr: text, de: text, en: text, es: text, it: text };
}

/** A text in at least one language. */
export function neededText(maxLength: number) {
  return Type.Object(inEachLanguage('\\S', maxLength), { minProperties: 1, title: `NeededText${maxLength}` });
}

/** A text that may be missing. */
export function optionalText(maxLength: number) {
  return Type.Object(inEachLanguage('', maxLength), { title: `Text${maxLength}` });
}

/** One of the company's own pictures. `url` has `{width}` and `{format}` to fill in, or is the address of one file. */
export const WrittenImage = entity('WrittenImage', {
  url: Type.String({ minLength: 1, maxLength: 300 }),
  widths: Type.Array(Type.Integer({ minimum: 1, maximum: 8000 }), { maxItems: 12 }),
  alt: optionalText(300),
  colour: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
});

export const WrittenImages = Type.Array(WrittenImage, { maxItems: 20, title: 'WrittenImages' });

/** From one wall-clock time to a later one of the same day. */
export const WrittenHours = Type.Array(Type.Object({ start: TimeOfDay, end: TimeOfDay }), {
  maxItems: 6,
  title: 'WrittenHours',
});

/** One weekday. `day` opens once, `pause` opens with a break, `other` is closed. Times are the shop's wall clock. */
export const WeekdayWire = entity('Weekday', {
  status: Type.Union([Type.Literal('day'), Type.Literal('pause'), Type.Literal('other')]),
  hours: WrittenHours,
});

/** The hours alone, or the day as a shop is read. */
const Weekday = Type.Optional(Type.Union([WrittenHours, WeekdayWire], { title: 'WrittenDay' }));

/** By weekday, `0` is Sunday; a day that is absent or empty is closed. Ranges of a day come in order and do not meet. */
export const WrittenWeek = entity('WrittenWeek', {
  0: Weekday,
  1: Weekday,
  2: Weekday,
  3: Weekday,
  4: Weekday,
  5: Weekday,
  6: Weekday,
});
