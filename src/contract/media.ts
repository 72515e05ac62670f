import { Type } from 'typebox';

/**
 * A text by language. A call that is kept (`caching`) carries it in one: the request's (curlang), else French, else any
 * that the company wrote it in; any other call in all of them.
 */
export const LocalizedWire = Type.Record(Type.String(), Type.String());

/** `url` has `{width}` and `{format}` (webp or avif) to fill in. */
export const ImageWire = Type.Object({
  url: Type.String(),
  widths: Type.Array(Type.Integer()),
  alt: LocalizedWire,
  colour: Type.String(),
});
