import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import type { LocalizedText } from '#domain/locale.ts';
import { holidaysAfter } from './holidays.ts';
import type { SeedSpecialDay, SeedWeek } from '../model.ts';
import { randomOf } from '../random.ts';

const HORIZON_DAYS = 200;

const TRAINING: LocalizedText = {
  fr: 'Formation de l’équipe',
  de: 'Schulung des Teams',
  en: 'Team training',
  es: 'Formación del equipo',
  it: 'Formazione del team',
};
const EVE: LocalizedText = {
  fr: 'Veille de Noël, fermeture à 16 h',
  de: 'Heiligabend, geschlossen ab 16 Uhr',
  en: 'Christmas Eve, closing at 4 pm',
  es: 'Nochebuena, cerramos a las 16 h',
  it: 'Vigilia di Natale, chiusura alle 16',
};
const OPEN_SUNDAY: LocalizedText = {
  fr: 'Dimanche ouvert',
  de: 'Verkaufsoffener Sonntag',
  en: 'Open Sunday',
  es: 'Domingo abierto',
  it: 'Domenica aperta',
};

/** Public holidays on which the shop would open, half a day of training, and Christmas Eve. */
export function seedClosedDays(
  shop: string,
  country: string,
  week: SeedWeek,
  today: CalendarDate,
): SeedSpecialDay[] {
  const opens = (day: CalendarDate) => week[weekdayOf(day)] !== undefined;
  const closed: SeedSpecialDay[] = holidaysAfter(country, today, HORIZON_DAYS)
    .filter(({ day }) => opens(day))
    .map(({ day, label }) => ({ inDays: day.compare(today), label }));
  const taken = new Set(closed.map(({ inDays }) => inDays));
  const eve = today.set({ month: 12, day: 24 }).compare(today);
  if (eve >= 0 && opens(today.add({ days: eve }))) {
    closed.push({ inDays: eve, from: '16:00', to: '24:00', label: EVE });
    taken.add(eve);
  }
  const first = 6 + Math.floor(randomOf(`${shop} training`)() * 12);
  const training = [0, 1, 2, 3, 4, 5, 6]
    .map((offset) => first + offset)
    .find((inDays) => opens(today.add({ days: inDays })) && !taken.has(inDays));
  if (training !== undefined) closed.push({ inDays: training, from: '13:00', to: '16:00', label: TRAINING });
  return closed.sort((one, other) => one.inDays - other.inDays);
}

/** Two coming Sundays, and those of Advent, for a shop that closes on Sundays. */
export function openSundays(today: CalendarDate): SeedSpecialDay[] {
  const toSunday = (7 - weekdayOf(today)) % 7;
  const sundays = Array.from({ length: 26 }, (_, index) => toSunday + index * 7);
  return sundays
    .filter((inDays, index) => index === 1 || index === 5 || isAdvent(today.add({ days: inDays })))
    .map((inDays) => ({ inDays, from: '11:00', to: '18:00', label: OPEN_SUNDAY }));
}

function isAdvent(day: CalendarDate): boolean {
  return day.month === 12 && day.day >= 10 && day.day <= 23;
}

/** 0 is Sunday, whatever the locale's first day is. */
export function weekdayOf(day: CalendarDate): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return getDayOfWeek(day, 'en-US', 'sun') as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}
