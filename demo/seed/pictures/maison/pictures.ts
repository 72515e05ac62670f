import type { Picture } from '../picture.ts';
import { categories } from './categories.ts';
import { faces } from './faces.ts';
import { hair } from './hair.ts';
import { hands } from './hands.ts';
import { lashes } from './lashes.ts';
import { magazine } from './magazine.ts';
import { massages } from './massages.ts';
import { men } from './men.ts';
import { careProducts } from './products-care.ts';
import { homeProducts } from './products-home.ts';
import { rituals } from './rituals.ts';
import { shops } from './shops.ts';
import { slides } from './slides.ts';
import { waxing } from './waxing.ts';

export const maisonPictures: readonly Picture[] = [
  ...slides,
  ...categories,
  ...massages,
  ...faces,
  ...rituals,
  ...waxing,
  ...hands,
  ...hair,
  ...lashes,
  ...men,
  ...shops,
  ...careProducts,
  ...homeProducts,
  ...magazine,
];
