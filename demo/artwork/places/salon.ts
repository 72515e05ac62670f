import { potPlant } from '../objects/botany.ts';
import type { Arch } from '../objects/architecture.ts';
import { armchair, bed, desk, pendant, pot, shelves, stool, wallMirror } from '../objects/furniture.ts';
import {
  brass,
  ceramic,
  foliageOf,
  linen,
  marble,
  matt,
  plaster,
  stoneware,
  terry,
  wood,
} from '../objects/materials.ts';
import { vase } from '../objects/vessels.ts';
import type { Scene, SceneObject } from '../renderer/scene.ts';
import type { Point } from '../renderer/vector.ts';
import { room } from './room.ts';
import { floor, zellige, type FloorPattern } from '../objects/tiles.ts';

/** A treatment room, a reception, a lounge to wait in, or chairs before mirrors. */
export type Layout = 'cabin' | 'reception' | 'lounge' | 'styling';

export interface Salon {
  readonly seed: string;
  readonly layout: Layout;
  readonly wall: string;
  /** Tiles in this colour instead of plaster. */
  readonly tiles?: string;
  readonly floor: readonly [FloorPattern, string, string];
  readonly arch: Arch;
  /** Colour of the niche; daylight through a window where it is absent. */
  readonly niche?: string;
  /** Upholstery and small things. */
  readonly accent: string;
  readonly wood?: readonly [string, string];
  readonly from?: -1 | 1;
  readonly light?: 'window' | 'arch' | 'leaves' | 'soft';
  readonly vaulted?: boolean;
  readonly sun?: string;
  readonly shade?: string;
}

const BACK = -2.6;
const LEAF = ['#4f7a5c', '#5f8468', '#3f6a58', '#6f8a5c'] as const;

export function salon(look: Salon): Promise<Scene> {
  const { layout, from = -1, niche } = look;
  const side = -from;
  const wall = look.tiles ? zellige(look.wall, look.tiles, 0.3) : plaster(look.wall, 0.006);
  const places: Readonly<Record<Layout, number>> = {
    cabin: 0.25 * side,
    reception: -1.15 * side,
    lounge: 0.2 * side,
    styling: 1.9 * side,
  };
  const windowed = niche === undefined;
  return room({
    seed: look.seed,
    wall,
    side: plaster(look.wall, 0.006),
    floor: floor(look.floor[0], look.floor[1], look.floor[2], look.floor[0] === 'herringbone' ? 0.9 : 0.62),
    vaulted: look.vaulted ?? false,
    opening: {
      arch: look.arch,
      x: places[layout],
      sill: windowed ? 0.8 : 0,
      width: look.arch === 'circle' ? 1.6 : 1.45,
      height: windowed ? 1.95 : 2.5,
    },
    beyond: windowed
      ? { kind: 'daylight', hex: '#eef3fb', bars: look.arch === 'circle' ? [2, 2] : [2, 3], frame: '#e9e7e0' }
      : { kind: 'niche', material: plaster(niche, 0.006) },
    from,
    light: look.light ?? 'window',
    ...(look.sun ? { sun: look.sun } : {}),
    ...(look.shade ? { shade: look.shade } : {}),
    objects: furnished(look, side),
  });
}

function furnished(look: Salon, side: number): SceneObject[] {
  switch (look.layout) {
    case 'cabin':
      return cabin(look, side);
    case 'reception':
      return reception(look, side);
    case 'lounge':
      return lounge(look, side);
    case 'styling':
      return styling(look, side);
  }
}

function boards({ wood: colours = ['#b08d62', '#84653f'] }: Salon) {
  return wood(colours[0], colours[1]);
}

function plant(look: Salon, at: Point, high: number): SceneObject[] {
  const hex = LEAF[look.seed.length % LEAF.length] ?? LEAF[0];
  const vessel = look.seed.length % 2 === 0 ? stoneware('#d4d5cd') : ceramic('#e2e1da');
  return [
    pot(at, 0.58, 0.55, vessel),
    ...potPlant([at[0], 0.45, at[2]], high, 10, foliageOf(hex), look.seed),
  ];
}

function cabin(look: Salon, side: number): SceneObject[] {
  const oak = boards(look);
  return [
    ...bed([-0.25 * side, 0, -1.05], linen('#eceae2'), oak, terry(look.accent)),
    ...pendant([1.75 * side, 2.25, -1.2], 0.23, 3.5, 'globe'),
    ...plant(look, [2.35 * side, 0, -1.8], 1.45),
    ...stool([1.65 * side, 0, -0.45], 0.27, 0.5, oak, oak),
    ...wallMirror([-2.05 * side, 1.65, BACK + 0.02], 0.5, brass()),
  ];
}

function reception(look: Salon, side: number): SceneObject[] {
  const oak = boards(look);
  return [
    ...desk([1.05 * side, 0, -1.5], 1.7, matt('#dad8cf'), marble('#ececea', '#9a9fa8')),
    vase([1.55 * side, 1.06, -1.5], 0.24, 0.4, 0.8, ceramic(look.accent)),
    ...pendant([1.05 * side, 2.2, -1.4], 0.2, 3.5, 'dome'),
    ...shelves([1.15 * side, 1.6, BACK], 1.5, 2, oak, terry('#e7e5de'), '#b9772a'),
    ...armchair([-1.6 * side, 0, -0.35], linen(look.accent), oak, 0.5 * side),
    ...plant(look, [-2.6 * side, 0, -1.95], 1.35),
  ];
}

function lounge(look: Salon, side: number): SceneObject[] {
  const oak = boards(look);
  return [
    ...armchair([-1.3 * side, 0, -0.85], linen(look.accent), oak, 0.55 * side),
    ...armchair([1.25 * side, 0, -1.0], linen(look.accent), oak, -0.5 * side),
    ...stool([0, 0, -0.35], 0.36, 0.42, marble('#e9e8e4', '#a9adb3'), oak),
    vase([0.02, 0.42, -0.35], 0.2, 0.3, 0.6, ceramic('#dcdcd6')),
    ...pendant([-0.75 * side, 2.3, -1.1], 0.21, 3.5, 'globe'),
    ...pendant([0.75 * side, 2.05, -1.3], 0.16, 3.5, 'globe'),
    ...plant(look, [2.45 * side, 0, -1.9], 1.6),
    ...wallMirror([-2.1 * side, 1.7, BACK + 0.02], 0.46, brass()),
  ];
}

function styling(look: Salon, side: number): SceneObject[] {
  const oak = boards(look);
  return [0, 1]
    .flatMap((place) => {
      const x = (-1.55 + place * 1.75) * side;
      return [
        ...wallMirror([x, 1.72, BACK + 0.02], 0.62, brass()),
        { mesh: shelves([x, 0.9, BACK], 1.25, 1, oak, terry('#e7e5de'), '#b9772a')[0]!.mesh, material: oak },
        ...shelves([x, 0.9, BACK], 1.25, 1, oak, terry('#e7e5de'), '#6d8f8c').slice(1),
        ...armchair(
          [x, 0, -1.1],
          linen(look.accent),
          matt('#2d2b29'),
          place === 0 ? 0.25 * side : -0.1 * side,
        ),
        ...pendant([x, 2.5, -2.1], 0.14, 3.5, 'globe'),
      ];
    })
    .concat(plant(look, [2.7 * side, 0, -1.5], 1.3));
}
