import type { ScenesByName } from '../../renderer/scene.ts';
import { categoryScenes } from './categories.ts';
import { faceScenes } from './treatments/faces.ts';
import { hairScenes } from './treatments/hair.ts';
import { handScenes } from './treatments/hands.ts';
import { lashScenes } from './treatments/lashes.ts';
import { magazineScenes } from './magazine.ts';
import { massageScenes } from './treatments/massages.ts';
import { mensScenes } from './treatments/men.ts';
import { careProductScenes } from './products-care.ts';
import { homeProductScenes } from './products-home.ts';
import { ritualScenes } from './treatments/rituals.ts';
import { shopScenes } from './shops.ts';
import { slideScenes } from './slides.ts';
import { waxingScenes } from './treatments/waxing.ts';

export const maisonScenes: ScenesByName = {
  ...slideScenes,
  ...categoryScenes,
  ...massageScenes,
  ...faceScenes,
  ...ritualScenes,
  ...waxingScenes,
  ...handScenes,
  ...hairScenes,
  ...lashScenes,
  ...mensScenes,
  ...shopScenes,
  ...careProductScenes,
  ...homeProductScenes,
  ...magazineScenes,
};
