import type { CalendarDate } from '@internationalized/date';
import type { SeedCompany } from '../model.ts';
import { customers, team } from '../people.ts';
import { maisonAppointments } from './appointments.ts';
import { maisonCategories } from './categories.ts';
import { maisonCompany } from './company.ts';
import { commerce } from './commerce.ts';
import { groups } from './groups.ts';
import { maisonMagazine } from './magazine/magazine.ts';
import { maisonProductCategories } from './products/categories.ts';
import { maisonProducts } from './products/products.ts';
import { maisonServices } from './services/services.ts';
import { maisonShops } from './shops/shops.ts';

export function maison(today: CalendarDate): SeedCompany {
  return {
    hosts: ['maison.localhost'],
    company: maisonCompany(),
    categories: maisonCategories,
    services: maisonServices,
    productCategories: maisonProductCategories,
    products: maisonProducts,
    groups,
    // A deposit for those who pay online; whoever would rather pays in the shop.
    payment: { payOnSite: true, mode: 'deposit', depositPercent: 30, lateFeePercent: 50, approval: false },
    goods: commerce,
    appointments: maisonAppointments,
    content: maisonMagazine,
    shops: maisonShops(today),
    people: [...customers, ...team],
  };
}
