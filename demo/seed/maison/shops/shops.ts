import type { CalendarDate } from '@internationalized/date';
import type { SeedShop } from '../../model.ts';
import { italy } from './italy.ts';
import { north } from './north.ts';
import { paris } from './paris.ts';
import { shopOf } from './shop.ts';
import { south } from './south.ts';
import { spain } from './spain.ts';
import { switzerland } from './switzerland.ts';
import { west } from './west.ts';

const all = [...paris, ...north, ...west, ...south, ...switzerland, ...spain, ...italy];

export function maisonShops(today: CalendarDate): SeedShop[] {
  return all.map((facts, place) => shopOf(facts, place, today));
}
