import type { ImageWire } from '#contract/fields/media.ts';
import type { Static } from 'typebox';

/** A picture of a company by its name. */
export type PictureOf = (company: string, name: string) => Static<typeof ImageWire>;
