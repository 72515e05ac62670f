import { clouds, noise, slope } from '../renderer/noise.ts';
import type { Material } from '../renderer/scene.ts';
import { light, smoothstep, times, type Point } from '../renderer/vector.ts';

export function plaster(hex: string, depth = 0.01): Material {
  return {
    colour: light(hex),
    second: times(light(hex), 0.82),
    pattern: (x, y, z) => smoothstep(-0.4, 0.7, clouds(x * 0.7, y * 0.7, z * 0.7, 2)),
    grain: { scale: [5, 5, 5], depth },
  };
}

export function matt(hex: string): Material {
  return { colour: light(hex), grain: { scale: [40, 40, 40], depth: 0.0006 } };
}

export function ceramic(hex: string, rough = 0.3): Material {
  return { colour: light(hex), gloss: 0.05, rough, grain: { scale: [5, 5, 5], depth: 0.004 } };
}

/** Unglazed clay with specks of iron. */
export function stoneware(hex: string, specks = '#4a4038'): Material {
  return {
    colour: light(hex),
    second: light(specks),
    pattern: (x, y, z) => smoothstep(0.52, 0.66, noise(x * 38, y * 38, z * 38)) * 0.7,
    grain: { scale: [26, 40, 26], depth: 0.0016 },
    gloss: 0.02,
    rough: 0.7,
  };
}

export function stone(hex: string, vein = '#aab0ab', wet = 0): Material {
  return {
    colour: light(hex),
    second: light(vein),
    pattern: (x, y, z) => {
      const speck = smoothstep(0.45, 0.7, noise(x * 46, y * 46, z * 46)) * 0.22;
      const band = Math.abs(clouds(x * 1.6 + 3, y * 2.4, z * 1.6, 2));
      return Math.max(speck, smoothstep(0.02, 0, band) * 0.14);
    },
    grain: { scale: [34, 34, 34], depth: 0.0016 },
    gloss: 0.025 + wet * 0.05,
    rough: 0.75 - wet * 0.55,
  };
}

export function marble(hex: string, vein: string): Material {
  return {
    colour: light(hex),
    second: light(vein),
    pattern: (x, y, z) => {
      const flow = clouds(x * 0.8, y * 0.8, z * 0.8, 3) * 1.4;
      const line = Math.abs(Math.sin((x * 0.9 + z * 0.7 + y * 0.4 + flow) * 2.2));
      return smoothstep(0.3, 0, line) * 0.22 + smoothstep(0.9, 0, line) * 0.16;
    },
    gloss: 0.04,
    rough: 0.22,
  };
}

export function wood(hex: string, dark: string, axis: 'x' | 'y' | 'z' = 'x'): Material {
  const scale: Point = axis === 'x' ? [1.1, 16, 16] : axis === 'y' ? [16, 1.1, 16] : [16, 16, 1.1];
  return {
    colour: light(hex),
    second: light(dark),
    pattern: (x, y, z) => {
      const broad = noise(x * scale[0] * 0.5, y * scale[1] * 0.5, z * scale[2] * 0.5);
      return 0.5 + 0.4 * broad + 0.25 * noise(x * scale[0] * 3, y * scale[1] * 3, z * scale[2] * 3);
    },
    grain: { scale: [scale[0] * 4, scale[1] * 4, scale[2] * 4], depth: 0.0012 },
    gloss: 0.025,
    rough: 0.55,
  };
}

/** Woven cloth; `fine` is threads to the unit. */
export function linen(hex: string, fine = 42): Material {
  return {
    colour: light(hex),
    second: times(light(hex), 0.78),
    pattern: (x, y, z) =>
      0.35 + 0.35 * noise(x * fine, y * fine * 0.12, z * fine) + 0.2 * noise(x * 3, y * fine, z * 3),
    grain: { scale: [fine * 0.7, fine * 0.7, fine * 0.7], depth: 0.0028 },
    sheen: 0.35,
    rough: 1,
  };
}

/** Looped cotton, as of towels. */
export function terry(hex: string): Material {
  return {
    colour: light(hex),
    second: times(light(hex), 0.72),
    pattern: (x, y, z) => smoothstep(-0.6, 0.7, noise(x * 78, y * 78, z * 78)),
    grain: { scale: [64, 64, 64], depth: 0.0042 },
    sheen: 0.55,
  };
}

export function silk(hex: string): Material {
  return {
    colour: light(hex),
    gloss: 0.09,
    rough: 0.62,
    sheen: 0.3,
    grain: { scale: [3, 3, 3], depth: 0.006 },
  };
}

export function glass(hex: string, depth = 1, bend = 0.1): Material {
  return { colour: light(hex), glass: { bend, depth }, rough: 0.04 };
}

/** Still water, with rings around a point where one is given. */
export function water(
  hex: string,
  ripple: (x: number, z: number) => readonly [number, number],
  depth = 0.7,
): Material {
  return {
    colour: light(hex),
    glass: { bend: 0.12, depth },
    rough: 0.03,
    relief: (x, _y, z) => {
      const [dx, dz] = ripple(x, z);
      slope.x = dx;
      slope.y = 0;
      slope.z = dz;
    },
  };
}

export function brass(hex = '#e3c08a', rough = 0.3): Material {
  return {
    colour: light(hex),
    metal: true,
    gloss: 0.85,
    rough,
    grain: { scale: [50, 50, 50], depth: 0.0006 },
  };
}

export function steel(rough = 0.22): Material {
  return brass('#c4c9cb', rough);
}

export function wax(hex: string): Material {
  return {
    colour: light(hex),
    through: 0.8,
    gloss: 0.03,
    rough: 0.5,
    grain: { scale: [4, 4, 4], depth: 0.004 },
  };
}

export function foliageOf(hex: string): Material {
  return {
    colour: light(hex),
    through: 0.5,
    gloss: 0.03,
    rough: 0.5,
    sheen: 0.12,
    grain: { scale: [9, 9, 9], depth: 0.006 },
  };
}

export function petal(hex: string): Material {
  return { colour: light(hex), through: 0.85, sheen: 0.3, grain: { scale: [11, 3, 11], depth: 0.006 } };
}

export function paint(hex: string): Material {
  return { colour: light(hex), gloss: 0.06, rough: 0.12 };
}

export function flame(hex: string, strength = 1): Material {
  return { colour: light(hex), glow: times(light(hex), strength) };
}
