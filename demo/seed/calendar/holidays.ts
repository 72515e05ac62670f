import { CalendarDate } from '@internationalized/date';
import type { LocalizedText } from '#domain/locale.ts';

export interface Holiday {
  readonly day: CalendarDate;
  readonly label: LocalizedText;
}

const NEW_YEAR = {
  fr: 'Jour de l’An',
  de: 'Neujahr',
  en: 'New Year’s Day',
  es: 'Año Nuevo',
  it: 'Capodanno',
};
const EPIPHANY = { fr: 'Épiphanie', de: 'Dreikönigstag', en: 'Epiphany', es: 'Día de Reyes', it: 'Epifania' };
const GOOD_FRIDAY = {
  fr: 'Vendredi saint',
  de: 'Karfreitag',
  en: 'Good Friday',
  es: 'Viernes Santo',
  it: 'Venerdì santo',
};
const EASTER_MONDAY = {
  fr: 'Lundi de Pâques',
  de: 'Ostermontag',
  en: 'Easter Monday',
  es: 'Lunes de Pascua',
  it: 'Lunedì dell’Angelo',
};
const LABOUR = {
  fr: 'Fête du Travail',
  de: 'Tag der Arbeit',
  en: 'Labour Day',
  es: 'Día del Trabajo',
  it: 'Festa del Lavoro',
};
const ASCENSION = {
  fr: 'Ascension',
  de: 'Christi Himmelfahrt',
  en: 'Ascension Day',
  es: 'Día de la Ascensión',
  it: 'Ascensione',
};
const NATIONAL = {
  fr: 'Fête nationale',
  de: 'Nationalfeiertag',
  en: 'National holiday',
  es: 'Fiesta nacional',
  it: 'Festa nazionale',
};
const ASSUMPTION = {
  fr: 'Assomption',
  de: 'Mariä Himmelfahrt',
  en: 'Assumption Day',
  es: 'Día de la Asunción',
  it: 'Ferragosto',
};
const ALL_SAINTS = {
  fr: 'Toussaint',
  de: 'Allerheiligen',
  en: 'All Saints’ Day',
  es: 'Todos los Santos',
  it: 'Ognissanti',
};
const IMMACULATE = {
  fr: 'Immaculée Conception',
  de: 'Mariä Empfängnis',
  en: 'Immaculate Conception',
  es: 'Inmaculada Concepción',
  it: 'Immacolata',
};
const CHRISTMAS = { fr: 'Noël', de: 'Weihnachten', en: 'Christmas Day', es: 'Navidad', it: 'Natale' };
const BOXING = {
  fr: 'Lendemain de Noël',
  de: 'Stephanstag',
  en: 'St Stephen’s Day',
  es: 'San Esteban',
  it: 'Santo Stefano',
};

/** Fixed dates as MMDD, or days from Easter Sunday as a number. */
const BY_COUNTRY: Readonly<Record<string, readonly (readonly [string | number, LocalizedText])[]>> = {
  FR: [
    ['0101', NEW_YEAR],
    [1, EASTER_MONDAY],
    ['0501', LABOUR],
    [
      '0508',
      {
        fr: 'Victoire 1945',
        de: 'Tag des Sieges',
        en: 'Victory Day',
        es: 'Día de la Victoria',
        it: 'Festa della Vittoria',
      },
    ],
    [39, ASCENSION],
    ['0714', NATIONAL],
    ['0815', ASSUMPTION],
    ['1101', ALL_SAINTS],
    [
      '1111',
      {
        fr: 'Armistice',
        de: 'Waffenstillstandstag',
        en: 'Armistice Day',
        es: 'Día del Armisticio',
        it: 'Armistizio',
      },
    ],
    ['1225', CHRISTMAS],
  ],
  CH: [
    ['0101', NEW_YEAR],
    [-2, GOOD_FRIDAY],
    [1, EASTER_MONDAY],
    [39, ASCENSION],
    ['0801', NATIONAL],
    ['1225', CHRISTMAS],
    ['1226', BOXING],
  ],
  ES: [
    ['0101', NEW_YEAR],
    ['0106', EPIPHANY],
    [-2, GOOD_FRIDAY],
    ['0501', LABOUR],
    ['0815', ASSUMPTION],
    ['1012', NATIONAL],
    ['1101', ALL_SAINTS],
    [
      '1206',
      {
        fr: 'Jour de la Constitution',
        de: 'Tag der Verfassung',
        en: 'Constitution Day',
        es: 'Día de la Constitución',
        it: 'Festa della Costituzione',
      },
    ],
    ['1208', IMMACULATE],
    ['1225', CHRISTMAS],
  ],
  IT: [
    ['0101', NEW_YEAR],
    ['0106', EPIPHANY],
    [1, EASTER_MONDAY],
    [
      '0425',
      {
        fr: 'Fête de la Libération',
        de: 'Tag der Befreiung',
        en: 'Liberation Day',
        es: 'Día de la Liberación',
        it: 'Festa della Liberazione',
      },
    ],
    ['0501', LABOUR],
    ['0602', NATIONAL],
    ['0815', ASSUMPTION],
    ['1101', ALL_SAINTS],
    ['1208', IMMACULATE],
    ['1225', CHRISTMAS],
    ['1226', BOXING],
  ],
};

/** The public holidays of a country (ISO 3166 code; none for one that is not listed) from a day on, in order. */
export function holidaysAfter(country: string, from: CalendarDate, days: number): Holiday[] {
  const found: Holiday[] = [];
  for (const year of [from.year, from.year + 1]) {
    for (const [when, label] of BY_COUNTRY[country] ?? []) {
      const day =
        typeof when === 'number'
          ? easter(year).add({ days: when })
          : new CalendarDate(year, Number(when.slice(0, 2)), Number(when.slice(2)));
      const distance = day.compare(from);
      if (distance >= 0 && distance <= days) found.push({ day, label });
    }
  }
  return found.sort((one, other) => one.day.compare(other.day));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easter(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new CalendarDate(year, Math.floor(f / 31), (f % 31) + 1);
}
