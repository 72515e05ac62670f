import { foliage, gobo, panes } from '../renderer/gobo.ts';
import { frame, pane, pierced, vault, type Opening } from '../objects/architecture.ts';
import { matt } from '../objects/materials.ts';
import type { Material, Scene, SceneObject } from '../renderer/scene.ts';
import { plane } from '../geometry/shapes.ts';
import { light, times, type Point } from '../renderer/vector.ts';

export interface Room {
  readonly seed: string;
  readonly wall: Material;
  readonly side?: Material;
  readonly floor: Material;
  readonly ceiling?: Material;
  readonly vaulted?: boolean;
  readonly opening?: Opening;
  /** What is seen through the opening: daylight, or a second room behind it. */
  readonly beyond?:
    | {
        readonly kind: 'daylight';
        readonly hex: string;
        readonly bars: readonly [number, number];
        readonly frame: string;
      }
    | { readonly kind: 'niche'; readonly material: Material };
  readonly sun?: string;
  readonly shade?: string;
  /** Where the window that is not seen stands: -1 left, 1 right. */
  readonly from?: number;
  readonly light?: 'window' | 'arch' | 'leaves' | 'soft';
  readonly objects: readonly SceneObject[];
  readonly lamps?: Scene['lamps'];
  readonly eye?: Point;
  readonly target?: Point;
  readonly fov?: number;
  readonly exposure?: number;
}

const BACK = -2.6;
const HALF = 3.3;
const HIGH = 3.5;

/** A room of a salon, seen from its door. */
export async function room(look: Room): Promise<Scene> {
  const { from = -1, light: kind = 'window' } = look;
  const eye = look.eye ?? [0.15, 1.45, 5.4];
  const target = look.target ?? [0, 1.28, -1];
  const mask =
    kind === 'soft'
      ? undefined
      : await gobo(drawing(kind, look.seed), 6.6, [0.5 * from, 1.1, -1.2], 0.01, kind === 'leaves');
  const sky = times(light(look.shade ?? '#c9d3dd'), 0.72);
  return {
    camera: { eye, target, fov: look.fov ?? 47 },
    sun: {
      direction: [from * 1.25, 1.15, 1.1],
      colour: times(light(look.sun ?? '#fff0d8'), kind === 'soft' ? 1.1 : 2.9),
      softness: kind === 'soft' ? 0.4 : 0.06,
      ...(mask ? { gobo: mask } : {}),
    },
    sky,
    ground: times(sky, 0.66),
    behind: times(sky, 0.9),
    closeness: 0.75,
    shadowSpan: 10,
    exposure: look.exposure ?? 1,
    focus: { distance: 6.6, blur: 0.003 },
    ...(look.lamps ? { lamps: look.lamps } : {}),
    objects: [...shell(look), ...look.objects],
  };
}

function shell({ wall, side, floor, ceiling, vaulted, opening, beyond }: Room): SceneObject[] {
  const objects: SceneObject[] = [
    { mesh: plane([-HALF, 0, BACK - 1.2], [HALF * 2, 0, 0], [0, 0, 11]), material: floor, shades: false },
    { mesh: plane([-HALF, 0, BACK], [0, 0, 9], [0, HIGH, 0]), material: side ?? wall, shades: false },
    { mesh: plane([HALF, 0, BACK], [0, 0, 9], [0, HIGH, 0]), material: side ?? wall, shades: false },
    {
      mesh: vaulted
        ? vault(HALF * 2, 2.55, 1.35, BACK, BACK + 9)
        : plane([-HALF, HIGH, BACK], [HALF * 2, 0, 0], [0, 0, 9]),
      material: ceiling ?? matt('#e8e8e4'),
      shades: false,
    },
  ];
  const back: SceneObject = opening
    ? { mesh: pierced(opening, BACK, [-HALF - 1, HALF + 1, HIGH + 1], 0.28), material: wall, shades: false }
    : { mesh: plane([-HALF, 0, BACK], [HALF * 2, 0, 0], [0, HIGH + 0.6, 0]), material: wall, shades: false };
  objects.push(back);
  if (opening && beyond?.kind === 'niche')
    objects.push({ mesh: pane(opening, BACK - 0.3), material: beyond.material, shades: false });
  if (opening && beyond?.kind === 'daylight') {
    const [columns, rows] = beyond.bars;
    objects.push(
      {
        mesh: pane(opening, BACK - 0.27),
        material: { colour: light('#ffffff'), glow: times(light(beyond.hex), 2.1) },
        shades: false,
      },
      { mesh: frame(opening, BACK - 0.2, 0.03, columns, rows), material: matt(beyond.frame), shades: false },
    );
  }
  return objects;
}

function drawing(kind: 'window' | 'arch' | 'leaves', seed: string): string {
  switch (kind) {
    case 'window':
      return panes(2, 3, { width: 0.5, height: 0.66 }) + foliage(seed, 1, 0.05);
    case 'arch':
      return panes(2, 4, { arch: true, width: 0.42, height: 0.72 });
    case 'leaves':
      return foliage(seed, 6, 0.075);
  }
}
