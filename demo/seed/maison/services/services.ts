import type { SeedService } from '../../model.ts';
import { faces } from './faces.ts';
import { hair } from './hair.ts';
import { hands } from './hands.ts';
import { lashes } from './lashes.ts';
import { massages } from './massages.ts';
import { men } from './men.ts';
import { rituals } from './rituals.ts';
import { waxing } from './waxing.ts';

export const services: readonly SeedService[] = [
  ...massages,
  ...faces,
  ...rituals,
  ...waxing,
  ...hands,
  ...hair,
  ...lashes,
  ...men,
];

/** Slugs of the services of some categories (`massages coiffure`), but for those that a shop does without. */
export function slugsOf(categories: string, without = ''): string[] {
  const wanted = new Set(categories.split(' '));
  const unwanted = new Set(without.split(' '));
  return services
    .filter(({ slug, category }) => wanted.has(category) && !unwanted.has(slug))
    .map(({ slug }) => slug);
}
