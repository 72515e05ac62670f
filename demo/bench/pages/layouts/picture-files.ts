import type { Layout } from './layouts.ts';

/** The pictures of layouts in the documentation. */
export const PICTURES = new URL('../../../../docs/theming/', import.meta.url);
export const MOST_BYTES = 15_000;

export const pictureName = ({ kind, id }: Layout): string => `${kind}-${id}.webp`;
