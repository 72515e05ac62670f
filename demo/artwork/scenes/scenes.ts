import type { ScenesByName } from '../renderer/scene.ts';
import { maisonScenes } from './maison/maison.ts';
import { atelierScenes } from './others/atelier.ts';
import { duoMagazineScenes } from './others/duo-magazine.ts';
import { duoProductScenes } from './others/duo-products.ts';
import { duoScenes } from './others/duo.ts';
import { closedScenes, worksScenes } from './others/resting.ts';

/** What each company's pictures show, by its nickname. */
export const SCENES: Readonly<Record<string, ScenesByName>> = {
  maison: maisonScenes,
  atelier: atelierScenes,
  duo: { ...duoScenes, ...duoProductScenes, ...duoMagazineScenes },
  closed: closedScenes,
  works: worksScenes,
};
