import { joined, placed, surface, type Mesh } from '../geometry/mesh.ts';
import { block, tube } from '../geometry/shapes.ts';
import type { Point } from '../renderer/vector.ts';

export type Arch = 'round' | 'pointed' | 'flat' | 'segment' | 'circle';

export interface Opening {
  readonly arch: Arch;
  readonly x: number;
  /** Height of the sill above the floor. */
  readonly sill: number;
  readonly width: number;
  readonly height: number;
}

/** A point of an opening's outline, once around for shares from 0 to 1, from the middle of the sill to the right. */
export function outline({ arch, x, sill, width, height }: Opening, share: number): readonly [number, number] {
  const half = width / 2;
  if (arch === 'circle') {
    const angle = share * 6.2832 - Math.PI / 2;
    return [x + Math.cos(angle) * half, sill + half + Math.sin(angle) * half];
  }
  const rise =
    arch === 'round' ? half : arch === 'pointed' ? half * 1.5 : arch === 'segment' ? half * 0.35 : 0.001;
  const jamb = height - rise;
  const lengths = [half, jamb, half * 1.9, half * 1.9, jamb, half];
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  let part = 0;
  while (part < 5 && left > (lengths[part] ?? 0)) left -= lengths[part++] ?? 0;
  const t = left / (lengths[part] ?? 1);
  const top = sill + jamb;
  const crown = (u: number): readonly [number, number] =>
    arch === 'pointed'
      ? [x + half * Math.max(0, Math.cos(u * 1.5708)) ** 1.25, top + rise * Math.sin(u * 1.5708) ** 0.95]
      : [x + half * Math.cos(u * 1.5708), top + rise * Math.sin(u * 1.5708)];
  switch (part) {
    case 0:
      return [x + half * t, sill];
    case 1:
      return [x + half, sill + jamb * t];
    case 2:
      return crown(t);
    case 3: {
      const [right, high] = crown(1 - t);
      return [2 * x - right, high];
    }
    case 4:
      return [x - half, top - jamb * t];
    default:
      return [x - half * (1 - t), sill];
  }
}

/**
 * A wall in the plane z with an opening, from x `left` to `right` and up to `top`, and the depth of its reveal. Make it
 * larger than the room: its corners are cut, and its foot reaches below the floor.
 */
export function pierced(opening: Opening, z: number, [left, right, top]: Point, thick: number): Mesh {
  const [cx, cy] = [opening.x, opening.sill + opening.height / 2];
  const face = surface(120, 4, (u, v) => {
    const [ox, oy] = outline(opening, ((u % 1) + 1) % 1);
    const [dx, dy] = [ox - cx, oy - cy];
    const reachX = dx > 0 ? (right - cx) / dx : dx < 0 ? (left - cx) / dx : 1e9;
    const reachY = dy > 0 ? (top - cy) / dy : dy < 0 ? (-1 - cy) / dy : 1e9;
    const reach = Math.min(reachX, reachY);
    return [ox + dx * (reach - 1) * v, oy + dy * (reach - 1) * v, z];
  });
  return joined([flatNormals(face), reveal(opening, z, thick)]);
}

/** All of a wall's face looks the same way, whatever its cuts are. */
function flatNormals(mesh: Mesh): Mesh {
  const normals = new Float32Array(mesh.normals.length);
  for (let i = 2; i < normals.length; i += 3) normals[i] = 1;
  return { ...mesh, normals };
}

function reveal(opening: Opening, z: number, thick: number): Mesh {
  return surface(120, 2, (u, v) => {
    const [x, y] = outline(opening, ((u % 1) + 1) % 1);
    return [x, y, z - v * thick];
  });
}

/** What fills an opening: a sheet a little behind the wall. */
export function pane(opening: Opening, z: number): Mesh {
  const [cx, cy] = [opening.x, opening.sill + opening.height / 2];
  return flatNormals(
    surface(120, 4, (u, v) => {
      const [x, y] = outline(opening, ((u % 1) + 1) % 1);
      return [cx + (x - cx) * v, cy + (y - cy) * v, z];
    }),
  );
}

/** A frame along an opening, with bars across it. */
export function frame(opening: Opening, z: number, thick: number, columns: number, rows: number): Mesh {
  const rim = tube(
    (share) => {
      const [x, y] = outline(opening, share >= 1 ? 0.9999 : share);
      return [x, y, z];
    },
    () => thick,
    8,
    140,
  );
  const { x, sill, width, height } = opening;
  const upright = Array.from({ length: columns - 1 }, (_, index) =>
    placed(block([thick * 1.3, height * 0.985, thick], 14), [
      x - width / 2 + (width * (index + 1)) / columns,
      sill + height * 0.493,
      z,
    ]),
  );
  const across = Array.from({ length: rows - 1 }, (_, index) =>
    placed(block([width, thick * 1.3, thick], 14), [x, sill + (height * (index + 1)) / rows, z]),
  );
  return joined([rim, ...upright, ...across]);
}

/** A ceiling that bends over the room from wall to wall. */
export function vault(width: number, spring: number, rise: number, near: number, far: number): Mesh {
  return surface(60, 20, (u, v) => {
    const angle = Math.PI * (1 - u);
    return [(Math.cos(angle) * width) / 2, spring + Math.sin(angle) * rise, near + (far - near) * v];
  });
}
