import type { CalendarDate } from '@internationalized/date';
import type { SeedCompany } from '../model.ts';
import { customers, team } from '../people.ts';
import { categories } from './categories.ts';
import { maisonCompany } from './company.ts';
import { goods } from './goods.ts';
import { groups } from './groups.ts';
import { magazine } from './magazine/magazine.ts';
import { productCategories } from './products/categories.ts';
import { products } from './products/products.ts';
import { services } from './services/services.ts';
import { shops } from './shops/shops.ts';

export function maison(today: CalendarDate): SeedCompany {
  return {
    hosts: ['maison.localhost'],
    company: maisonCompany(),
    categories,
    services,
    productCategories,
    products,
    groups,
    goods,
    content: magazine,
    shops: shops(today),
    people: [...customers, ...team],
  };
}
