import type { Mesh } from '../geometry/mesh.ts';
import type { Point } from './vector.ts';

/** How a thing answers to light. Colours are light intensities (see `light`). */
export interface Material {
  readonly colour: Point;
  /** Where the pattern is 1, this colour. */
  readonly second?: Point;
  /** 0 to 1 at a point of the scene. */
  readonly pattern?: (x: number, y: number, z: number) => number;
  /** Height of the surface's grain at a point is implied by its slope, left in `slope` of noise.ts. */
  readonly grain?: { readonly scale: readonly [number, number, number]; readonly depth: number };
  /** Slope of a made relief, as of tiles or weave; writes to `slope`. */
  readonly relief?: (x: number, y: number, z: number) => void;
  /** 0 is a mirror, 1 chalk. */
  readonly rough?: number;
  /** How much of its surroundings it reflects when seen from the front. */
  readonly gloss?: number;
  /** A metal tints what it reflects. */
  readonly metal?: boolean;
  /** The pale edge of cloth and petals. */
  readonly sheen?: number;
  /** Light that comes through: wax, petals, leaves. */
  readonly through?: number;
  /** Its own light. */
  readonly glow?: Point;
  /** Seen through, tinted by `colour`: glass and water. */
  readonly glass?: { readonly bend: number; readonly depth: number };
  /** Factor on the sun at a point, as of light that water has gathered. */
  readonly lit?: (x: number, y: number, z: number) => number;
}

export interface SceneObject {
  readonly mesh: Mesh;
  readonly material: Material;
  /** Throws a shadow; true unless said otherwise. */
  readonly shades?: boolean;
}

/** A mask that the sun shines through, in its own plane; see gobo.ts. */
export interface Gobo {
  readonly size: number;
  readonly mask: Uint8Array;
  /** Units of the scene that the mask covers. */
  readonly span: number;
  readonly centre: Point;
}

export interface Scene {
  readonly camera: { readonly eye: Point; readonly target: Point; readonly fov: number };
  readonly sun: {
    /** From the scene towards the sun. */
    readonly direction: Point;
    readonly colour: Point;
    /** Radius of the sun as seen, in radians: 0.02 is hard, 0.2 a window. */
    readonly softness: number;
    readonly gobo?: Gobo;
  };
  readonly sky: Point;
  readonly ground: Point;
  /** What is seen where nothing is. */
  readonly behind: Point;
  readonly objects: readonly SceneObject[];
  /** Lamps: each shines without shadow, weaker with the square of the distance. */
  readonly lamps?: readonly { readonly at: Point; readonly colour: Point }[];
  /** Sharp at this distance from the camera; `blur` in shares of the picture's width at twice that distance. */
  readonly focus?: { readonly distance: number; readonly blur: number };
  readonly exposure?: number;
  /** Reach of contact shadows, in units. */
  readonly closeness?: number;
  /** Side of the square, around the camera's target, that shadows are computed for. */
  readonly shadowSpan?: number;
}

/** Scenes by the name of the picture that shows them, each made only when it is drawn. */
export type ScenesByName = Readonly<Record<string, () => Promise<Scene>>>;
