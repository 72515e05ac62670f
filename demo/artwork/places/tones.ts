import { linen, marble, matt, plaster, stoneware, wood } from '../objects/materials.ts';
import type { Tone } from './tabletop.ts';

const SUN = '#fff0d6';
const SHADE = '#c3cfdc';

/** Walls and tables that the pictures share, so that all are of one hand. */
export const TONES = {
  sage: { wall: plaster('#aebbb2'), table: linen('#dfe3dc', 30), sun: SUN, shade: SHADE },
  spruce: { wall: plaster('#48625a'), table: marble('#58726a', '#8fa69d'), sun: SUN, shade: '#b4c6cc' },
  moss: { wall: plaster('#7d8f7c'), table: wood('#8d7a63', '#5d4d3e'), sun: SUN, shade: SHADE },
  pearl: {
    wall: plaster('#d9d8dd', 0.006),
    table: marble('#e6e5e8', '#b8b4c2'),
    sun: '#fff3e2',
    shade: '#ccd0e2',
  },
  lilac: { wall: plaster('#b9b1ca', 0.006), table: matt('#cfc9da'), sun: '#fff0e4', shade: '#c3c5e2' },
  iris: { wall: plaster('#716d86'), table: matt('#85819a'), sun: '#ffeedd', shade: '#b5b8de' },
  mist: { wall: plaster('#c3d0d3'), table: stoneware('#d8dcdb', '#8f9a9b'), sun: SUN, shade: '#bfd2de' },
  lagoon: { wall: plaster('#5f8f95'), table: marble('#7fa9ab', '#c1d6d4'), sun: SUN, shade: '#b2d0da' },
  abyss: {
    wall: plaster('#24444c'),
    table: stoneware('#33565d', '#1c343a'),
    sun: '#ffeed2',
    shade: '#9dbac6',
  },
  celadon: { wall: plaster('#c4d1bd'), table: wood('#c9b999', '#a28f6d'), sun: '#fff0cf', shade: '#c6d4cf' },
  honey: { wall: plaster('#d9cba4'), table: linen('#efe8d2', 30), sun: '#ffedc4', shade: '#c9ccd0' },
  plum: { wall: plaster('#6f4257'), table: marble('#8d5f72', '#c7a2b0'), sun: '#ffe9dc', shade: '#bdb6d0' },
  rose: { wall: plaster('#d2b3ba', 0.006), table: matt('#dcc4c8'), sun: '#fff0e6', shade: '#c9c4dc' },
  smoke: { wall: plaster('#8b8793'), table: marble('#a19dab', '#d5d1da'), sun: '#ffefdf', shade: '#bcc1d4' },
  slate: { wall: plaster('#3a4a59'), table: wood('#5b4636', '#33271f'), sun: '#ffe8cc', shade: '#a9bccd' },
  petrol: {
    wall: plaster('#2c4a55'),
    table: stoneware('#40606a', '#20343b'),
    sun: '#ffeacf',
    shade: '#a5bfcb',
  },
  chalk: { wall: plaster('#e3e4de'), table: linen('#eceae2', 30), sun: SUN, shade: '#c8d2da' },
} as const satisfies Record<string, Tone>;
