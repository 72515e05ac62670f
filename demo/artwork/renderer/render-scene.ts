import { viewOf } from './camera.ts';
import { toneMapped, withDepthOfField, antialiased } from './post-process.ts';
import { drawGlass } from './glass.ts';
import { emptyBuffer, rasterize } from './raster.ts';
import type { Scene } from './scene.ts';
import { shaded } from './shade.ts';
import { shadowMapOf } from './shadow.ts';
import { visibilityOf } from './visibility.ts';

export interface RenderedImage {
  readonly width: number;
  readonly height: number;
  /** Eight bits a channel, three channels. */
  readonly pixels: Uint8Array;
}

/** Renders a scene: what is seen at each pixel, what light reaches it, and how bright it is shown. */
export async function renderScene(scene: Scene, width: number, height: number): Promise<RenderedImage> {
  const view = viewOf(scene, width, height);
  const solid = emptyBuffer(width, height);
  const glass = emptyBuffer(width, height);
  scene.objects.forEach(({ mesh, material }, index) => {
    rasterize(material.glass ? glass : solid, view, mesh, index + 1);
  });
  const visibility = visibilityOf(scene, solid, view, shadowMapOf(scene));
  const light = shaded(scene, solid, view, visibility);
  if (scene.objects.some(({ material }) => material.glass)) drawGlass(scene, glass, solid, view, light);
  const pixels = toneMapped(scene, solid, antialiased(solid, light));
  return { width, height, pixels: await withDepthOfField(scene, solid, pixels) };
}
