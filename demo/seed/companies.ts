import { parseDate, today, type CalendarDate } from '@internationalized/date';
import { atelier } from './atelier/atelier.ts';
import { duo } from './duo/duo.ts';
import { moneticoSalon, paypalSalon, saferpaySalon } from './hosted/hosted-salons.ts';
import { maison } from './maison/maison.ts';
import type { SeedCompany } from './model.ts';
import { closed } from './resting/closed.ts';
import { works } from './resting/works.ts';
import { suisse } from './suisse/suisse.ts';

/**
 * The demo companies as they are on the day of seeding (YYYYMMDD; today in Paris unless said otherwise): holidays
 * and open Sundays are counted from it.
 */
export function demoCompanies(seedingDay?: string): SeedCompany[] {
  const day = seedingDay === undefined ? today('Europe/Paris') : dayOf(seedingDay);
  return [maison, atelier, duo, suisse, paypalSalon, saferpaySalon, moneticoSalon, closed, works].map(
    (company) => company(day),
  );
}

function dayOf(key: string): CalendarDate {
  return parseDate(`${key.slice(0, 4)}-${key.slice(4, 6)}-${key.slice(6, 8)}`);
}
