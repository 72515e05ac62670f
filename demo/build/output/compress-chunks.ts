import { minify } from 'terser';
import type { Plugin } from 'vite';
import { REACT_CHUNK } from '../chunks.ts';

/** A file of fewer characters, as it is before, is hardly smaller for it. */
const WORTH_ITS_TIME = 10_000;

/**
 * Has terser fold what is used once into where it is used, before the bundler shortens names and spaces: together they make files
 * some 2 % smaller, compressed, than either does alone. React, which is written for another compressor, is no smaller for it.
 */
export function compressChunks(): Plugin {
  return {
    name: 'compress-chunks',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code, { name }) {
      if (name === REACT_CHUNK || code.length < WORTH_ITS_TIME) return null;
      const folded = await minify(code, { module: true, ecma: 2020, compress: { passes: 1 }, mangle: false });
      return folded.code === undefined ? null : { code: folded.code, map: null };
    },
  };
}
