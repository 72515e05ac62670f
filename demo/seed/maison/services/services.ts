import type { SeedService } from '../../model.ts';
import { faceServices } from './faces.ts';
import { hairServices } from './hair.ts';
import { handServices } from './hands.ts';
import { lashServices } from './lashes.ts';
import { massageServices } from './massages.ts';
import { menServices } from './men.ts';
import { ritualServices } from './rituals.ts';
import { waxingServices } from './waxing.ts';

export const maisonServices: readonly SeedService[] = [
  ...massageServices,
  ...faceServices,
  ...ritualServices,
  ...waxingServices,
  ...handServices,
  ...hairServices,
  ...lashServices,
  ...menServices,
];

/** Slugs of the services of some categories (`massages coiffure`), but for those that a shop does without. */
export function slugsOf(categories: string, without = ''): string[] {
  const wanted = new Set(categories.split(' '));
  const unwanted = new Set(without.split(' '));
  return maisonServices
    .filter(({ slug, category }) => wanted.has(category) && !unwanted.has(slug))
    .map(({ slug }) => slug);
}
