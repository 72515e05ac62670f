import type { View } from './camera.ts';
import type { Mesh } from '../geometry/mesh.ts';

const NEAR = 0.08;

/** What is seen at each pixel. */
export interface GeometryBuffer {
  readonly width: number;
  readonly height: number;
  /** One over the distance along the view; 0 where nothing is. */
  readonly inverseDepth: Float32Array;
  readonly normals: Float32Array;
  /** Index of the object plus one. */
  readonly objectIds: Uint16Array;
}

export function emptyBuffer(width: number, height: number): GeometryBuffer {
  const count = width * height;
  return {
    width,
    height,
    inverseDepth: new Float32Array(count),
    normals: new Float32Array(count * 3),
    objectIds: new Uint16Array(count),
  };
}

/** Draws a mesh where it stands before what was drawn. */
export function rasterize(buffer: GeometryBuffer, view: View, mesh: Mesh, objectId: number): void {
  const seen = projected(view, mesh);
  const { triangles, normals } = mesh;
  for (let i = 0; i < triangles.length; i += 3)
    fill(buffer, seen, normals, triangles[i]!, triangles[i + 1]!, triangles[i + 2]!, objectId);
}

/** x and y in pixels and one over the distance, for each corner; 0 for one behind the camera. */
function projected(view: View, { positions }: Mesh): Float32Array {
  const { eye, right, up, ahead, zoom, width, height } = view;
  const seen = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]! - eye[0];
    const y = positions[i + 1]! - eye[1];
    const z = positions[i + 2]! - eye[2];
    const distance = x * ahead[0] + y * ahead[1] + z * ahead[2];
    if (distance < NEAR) continue;
    const scale = zoom / distance;
    seen[i] = width / 2 + (x * right[0] + y * right[1] + z * right[2]) * scale;
    seen[i + 1] = height / 2 - (x * up[0] + y * up[1] + z * up[2]) * scale;
    seen[i + 2] = 1 / distance;
  }
  return seen;
}

function fill(
  buffer: GeometryBuffer,
  seen: Float32Array,
  normals: Float32Array,
  a: number,
  b: number,
  c: number,
  objectId: number,
): void {
  const ax = seen[a * 3]!;
  const ay = seen[a * 3 + 1]!;
  const az = seen[a * 3 + 2]!;
  const bx = seen[b * 3]!;
  const by = seen[b * 3 + 1]!;
  const bz = seen[b * 3 + 2]!;
  const cx = seen[c * 3]!;
  const cy = seen[c * 3 + 1]!;
  const cz = seen[c * 3 + 2]!;
  if (az === 0 || bz === 0 || cz === 0) return;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(buffer.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(buffer.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  const stepA = (by - cy) / area;
  const stepB = (cy - ay) / area;
  const { inverseDepth, objectIds, normals: kept, width } = buffer;
  for (let y = top; y <= bottom; y += 1) {
    const py = y + 0.5;
    const px = left + 0.5;
    let wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
    let wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
    const last = y * width + right;
    for (let pixel = y * width + left; pixel <= last; pixel += 1, wa += stepA, wb += stepB) {
      const wc = 1 - wa - wb;
      if (wa < 0 || wb < 0 || wc < 0) continue;
      const near = wa * az + wb * bz + wc * cz;
      if (near <= inverseDepth[pixel]!) continue;
      inverseDepth[pixel] = near;
      objectIds[pixel] = objectId;
      const to = pixel * 3;
      kept[to] = wa * normals[a * 3]! + wb * normals[b * 3]! + wc * normals[c * 3]!;
      kept[to + 1] = wa * normals[a * 3 + 1]! + wb * normals[b * 3 + 1]! + wc * normals[c * 3 + 1]!;
      kept[to + 2] = wa * normals[a * 3 + 2]! + wb * normals[b * 3 + 2]! + wc * normals[c * 3 + 2]!;
    }
  }
}
