import { viewOf } from './camera.ts';
import { developed, focused, smoothed } from './film.ts';
import { glazed } from './glass.ts';
import { blank, draw } from './raster.ts';
import type { Scene } from './scene.ts';
import { exposed } from './shade.ts';
import { shadowMapOf } from './shadow.ts';
import { veilOf } from './veil.ts';

export interface Photograph {
  readonly width: number;
  readonly height: number;
  /** Eight bits a channel, three channels. */
  readonly print: Uint8Array;
}

/** Takes the picture of a scene: what is seen, what light reaches it, what the film keeps of it. */
export async function photograph(scene: Scene, width: number, height: number): Promise<Photograph> {
  const view = viewOf(scene, width, height);
  const solid = blank(width, height);
  const glass = blank(width, height);
  scene.things.forEach(({ mesh, material }, index) => {
    draw(material.glass ? glass : solid, view, mesh, index + 1);
  });
  const veil = veilOf(scene, solid, view, shadowMapOf(scene));
  const light = exposed(scene, solid, view, veil);
  if (scene.things.some(({ material }) => material.glass)) glazed(scene, glass, solid, view, light);
  const print = developed(scene, solid, smoothed(solid, light));
  return { width, height, print: await focused(scene, solid, print) };
}
