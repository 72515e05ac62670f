import type { LocalizedText } from '#domain/locale.ts';

/** What a picture shows decides its shape: services, shops 4:3, products 1:1, categories 4:5, slides 16:9, portraits square. */
export type PictureKind = 'service' | 'product' | 'category' | 'shop' | 'slide' | 'portrait';

export const RATIOS: Readonly<Record<PictureKind, number>> = {
  service: 4 / 3,
  product: 1,
  category: 4 / 5,
  shop: 4 / 3,
  slide: 16 / 9,
  portrait: 1,
};

/** Widths in pixels in which each is served. */
export const WIDTHS: Readonly<Record<PictureKind, readonly number[]>> = {
  service: [320, 640, 1280],
  product: [320, 640, 1280],
  category: [320, 640, 1280],
  shop: [320, 640, 1280],
  slide: [320, 640, 1280, 1920, 2560],
  portrait: [80, 160, 320],
};

/** Width in pixels of a master. */
export function widestOf(kind: PictureKind): number {
  return Math.max(...WIDTHS[kind]);
}

/** A picture of the demo: what it is called, and what it says to who does not see it. */
export interface Picture {
  readonly name: string;
  readonly kind: PictureKind;
  readonly alt: LocalizedText;
}
