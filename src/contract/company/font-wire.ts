import { Type, type Static } from 'typebox';
import { entity } from '../entity.ts';

/** One file of a font that has several. */
const FontFace = entity('FontFace', {
  url: Type.String(),
  /** As CSS has it: `400`, or `100 900` of a variable font. */
  weight: Type.String({ pattern: '^\\d{1,4}( \\d{1,4})?$' }),
  /** Of Unicode, as CSS has it; empty: all letters. */
  range: Type.String({ pattern: '^[U+\\-,?\\dA-F]*$', maxLength: 2000 }),
});

/** `url` is that of its file; of several, which are `faces`, of the one that plain letters are set in. */
export const FontWire = entity('Font', {
  name: Type.String(),
  url: Type.String(),
  faces: Type.Optional(Type.Array(FontFace, { maxItems: 40 })),
});
export type FontWire = Static<typeof FontWire>;
