import { Type } from 'typebox';
import { entity } from '../entity.ts';

/**
 * A text by language. A call that is kept (`caching`) carries it in one: the request's (curlang), else French, else any
 * that the company wrote it in; any other call in all of them.
 */
export const LocalizedWire = Type.Record(Type.String(), Type.String(), { title: 'LocalizedText' });

/** `url` has `{width}` and `{format}` (webp, avif or jpg) to fill in. */
export const ImageWire = entity('Image', {
  url: Type.String(),
  widths: Type.Array(Type.Integer()),
  alt: LocalizedWire,
  colour: Type.String(),
});

export const ImagesWire = Type.Array(ImageWire, { title: 'Images' });
