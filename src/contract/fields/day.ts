import { Type } from 'typebox';

/** A date of the calendar, as YYYY-MM-DD. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', title: 'Day' });

/** HH:MM, wall clock; 24:00 is the end of a day. */
export const TimeOfDay = Type.String({
  pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
  title: 'TimeOfDay',
});
