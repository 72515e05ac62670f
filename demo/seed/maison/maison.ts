import type { CalendarDate } from '@internationalized/date';
import type { SeedCompany } from '../model.ts';
import { customers, team } from '../people.ts';
import { categories } from './categories.ts';
import { maisonCompany } from './company.ts';
import { groups } from './groups.ts';
import { services } from './services/services.ts';
import { shops } from './shops/shops.ts';

export function maison(today: CalendarDate): SeedCompany {
  return {
    hosts: ['maison.localhost'],
    company: maisonCompany(),
    categories,
    services,
    groups,
    shops: shops(today),
    people: [...customers, ...team],
  };
}
