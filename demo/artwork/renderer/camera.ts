import type { Scene } from './scene.ts';
import { cross, minus, unit, type Point } from './vector.ts';

export interface View {
  readonly width: number;
  readonly height: number;
  readonly eye: Point;
  readonly right: Point;
  readonly up: Point;
  readonly ahead: Point;
  /** Pixels per unit at a distance of one. */
  readonly zoom: number;
}

/** `fov` is the angle in degrees over the longer side. */
export function viewOf({ camera }: Scene, width: number, height: number): View {
  const ahead = unit(minus(camera.target, camera.eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const zoom = Math.max(width, height) / 2 / Math.tan((camera.fov * Math.PI) / 360);
  return { width, height, eye: camera.eye, right, up, ahead, zoom };
}
