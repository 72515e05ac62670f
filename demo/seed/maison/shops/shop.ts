import type { CalendarDate } from '@internationalized/date';
import type { SeedPractitioner, SeedShop, SeedWeek } from '../../model.ts';
import { seedClosedDays, openSundays } from '../../calendar/special-days.ts';
import { week } from '../../calendar/week.ts';
import { portraitOf } from '../../pictures/portraits.ts';
import { withCrafts } from '../crafts.ts';
import { productsAt } from '../products/products.ts';

/** A shop of the company before the day of seeding is known. */
export interface MaisonShop extends Omit<
  SeedShop,
  | 'address'
  | 'email'
  | 'picture'
  | 'products'
  | 'closedDays'
  | 'openDays'
  | 'cabins'
  | 'equipment'
  | 'practitioners'
> {
  /** Street, postcode, town and ISO country code. */
  readonly address: readonly [street: string, zipcode: string, city: string, country: string];
  readonly opensSundays?: boolean;
  readonly practitioners: readonly SeedPractitioner[];
  /** Names of rooms with the categories that take place in them. */
  readonly cabins?: Readonly<Record<string, string>>;
  /** Names of machines with their kind. */
  readonly equipment?: Readonly<Record<string, string>>;
}

const SUNDAY: NonNullable<SeedWeek[0]> = [['11:00', '18:00']];

/** `place`: among the shops, which sees to it that not all of them have the same team. */
export function shopOf(facts: MaisonShop, place: number, today: CalendarDate): SeedShop {
  const { address, opensSundays = false, cabins = {}, equipment = {}, ...shop } = facts;
  const [street, zipcode, city, country] = address;
  return {
    ...shop,
    address: { street, zipcode, city, country },
    email: `${shop.slug}@maison-oree.example`,
    picture: shop.slug,
    products: productsAt(shop.slug),
    closedDays: seedClosedDays(shop.slug, country, shop.week, today),
    openDays: opensSundays ? openSundays(today) : [],
    practitioners: withCrafts(
      (opensSundays ? shop.practitioners.map(onSundaysToo) : shop.practitioners).map((member) => ({
        ...member,
        picture: portraitOf('maison', shop.slug, member.name),
      })),
      place,
    ),
    cabins: Object.entries(cabins).map(([name, categories]) => ({ name, categories: categories.split(' ') })),
    equipment: Object.entries(equipment).map(([name, kind]) => ({ name, kind })),
  };
}

/** Every other member of a team comes in when the shop opens on a Sunday. */
function onSundaysToo(practitioner: SeedPractitioner, index: number): SeedPractitioner {
  if (index % 2 === 1 || practitioner.week[0]) return practitioner;
  return { ...practitioner, week: { ...practitioner.week, 0: SUNDAY } };
}

/** `person('Inès', 'massages rituels-corps', '2-6 10:00-19:00')`. */
export function person(name: string, categories: string, ...hours: readonly string[]): SeedPractitioner {
  return { name, categories: categories.split(' '), week: week(...hours) };
}

/** Works, and is chosen for nobody who asks for a name: a trainee, or somebody who only helps out. */
export function helper(name: string, categories: string, ...hours: readonly string[]): SeedPractitioner {
  return { ...person(name, categories, ...hours), selectable: false };
}
