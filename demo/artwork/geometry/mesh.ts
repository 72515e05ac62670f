import { cross, minus, unit, type Point } from '../renderer/vector.ts';

/** Triangles with a smooth normal at each corner. Both sides are seen. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
}

/** A surface given by a rule over u and v from 0 to 1. */
export function surface(columns: number, rows: number, at: (u: number, v: number) => Point): Mesh {
  const count = (columns + 1) * (rows + 1);
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const offset = (row * (columns + 1) + column) * 3;
      const u = column / columns;
      const v = row / rows;
      positions.set(at(u, v), offset);
      normals.set(normalAt(at, u, v), offset);
    }
  }
  return { positions, normals, triangles: trianglesOf(columns, rows) };
}

function normalAt(at: (u: number, v: number) => Point, u: number, v: number): Point {
  const step = 0.002;
  const inside = Math.min(1 - step, Math.max(step, v));
  const along = minus(at(u + step, inside), at(u - step, inside));
  const across = minus(at(u, inside + step), at(u, inside - step));
  return unit(cross(along, across));
}

function trianglesOf(columns: number, rows: number): Uint32Array {
  const triangles = new Uint32Array(columns * rows * 6);
  let next = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const first = row * (columns + 1) + column;
      const below = first + columns + 1;
      triangles.set([first, below, first + 1, first + 1, below, below + 1], next);
      next += 6;
    }
  }
  return triangles;
}

export interface Turn {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
}

/** Turns (radians, about x, then y, then z), stretches and moves a mesh. */
export function placed(mesh: Mesh, at: Point, turn: Turn = {}, stretch: Point | number = 1): Mesh {
  const [sx, sy, sz] = typeof stretch === 'number' ? [stretch, stretch, stretch] : stretch;
  const positions = new Float32Array(mesh.positions.length);
  const normals = new Float32Array(mesh.normals.length);
  const rotate = rotation(turn);
  for (let i = 0; i < positions.length; i += 3) {
    const p = rotate(mesh.positions[i]! * sx, mesh.positions[i + 1]! * sy, mesh.positions[i + 2]! * sz);
    positions[i] = p[0] + at[0];
    positions[i + 1] = p[1] + at[1];
    positions[i + 2] = p[2] + at[2];
    normals.set(unit(rotate(mesh.normals[i]! / sx, mesh.normals[i + 1]! / sy, mesh.normals[i + 2]! / sz)), i);
  }
  return { positions, normals, triangles: mesh.triangles };
}

function rotation({ x = 0, y = 0, z = 0 }: Turn): (px: number, py: number, pz: number) => Point {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(x),
    Math.sin(x),
    Math.cos(y),
    Math.sin(y),
    Math.cos(z),
    Math.sin(z),
  ];
  return (px, py, pz) => {
    const y1 = py * cx - pz * sx;
    const z1 = py * sx + pz * cx;
    const x2 = px * cy + z1 * sy;
    const z2 = -px * sy + z1 * cy;
    return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
  };
}

/** Several meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const sum = (of: (mesh: Mesh) => number) => meshes.reduce((total, mesh) => total + of(mesh), 0);
  const positions = new Float32Array(sum((mesh) => mesh.positions.length));
  const normals = new Float32Array(positions.length);
  const triangles = new Uint32Array(sum((mesh) => mesh.triangles.length));
  let corner = 0;
  let next = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, corner * 3);
    normals.set(mesh.normals, corner * 3);
    for (const index of mesh.triangles) triangles[next++] = index + corner;
    corner += mesh.positions.length / 3;
  }
  return { positions, normals, triangles };
}
