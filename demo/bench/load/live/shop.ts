import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { addDays } from '#domain/time/date-key.ts';
import { instant } from '#domain/time/instant.ts';

/** The shop and the service of which tables are open. */
export const SHOP = '101';
export const SERVICE = '1001';
export const HEADERS = { company: 'cmp_atelier' };

/** The port of the server process that answers the table, or takes the change, of that number. */
export type PortOf = (index: number) => number;

/** The day in the shop of a moment. */
export const dayOf = (moment: number) => dateAt(instant(moment), 'Europe/Paris');

/** The week that the tables show, and in which something changes. */
export const WEEK = Array.from({ length: 7 }, (_, index) => addDays(dayOf(Date.now()), index + 1));
