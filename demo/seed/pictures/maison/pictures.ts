import type { Picture } from '../picture.ts';
import { categoryPictures } from './categories.ts';
import { facePictures } from './treatments/faces.ts';
import { hairPictures } from './treatments/hair.ts';
import { handPictures } from './treatments/hands.ts';
import { lashPictures } from './treatments/lashes.ts';
import { magazinePictures } from './magazine.ts';
import { massagePictures } from './treatments/massages.ts';
import { mensPictures } from './treatments/men.ts';
import { careProductPictures } from './products-care.ts';
import { homeProductPictures } from './products-home.ts';
import { ritualPictures } from './treatments/rituals.ts';
import { shopPictures } from './shops.ts';
import { slidePictures } from './slides.ts';
import { waxingPictures } from './treatments/waxing.ts';

export const maisonPictures: readonly Picture[] = [
  ...slidePictures,
  ...categoryPictures,
  ...massagePictures,
  ...facePictures,
  ...ritualPictures,
  ...waxingPictures,
  ...handPictures,
  ...hairPictures,
  ...lashPictures,
  ...mensPictures,
  ...shopPictures,
  ...careProductPictures,
  ...homeProductPictures,
  ...magazinePictures,
];
