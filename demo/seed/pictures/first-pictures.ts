import { WIDTHS, type PictureKind } from './picture.ts';
import { PICTURES } from './pictures.ts';

/** What home pages show, and the widths that their browsers ask for. */
const SHOWN: Partial<Record<PictureKind, readonly number[]>> = {
  slide: WIDTHS.slide,
  category: [320, 640],
  shop: [320, 640],
};

/** Addresses of the pictures on home pages, as `maison/massages.320.avif`: a visitor's first ones. */
export function firstPictures(): string[] {
  return Object.entries(PICTURES).flatMap(([company, list]) =>
    list.flatMap(({ name, kind }) => (SHOWN[kind] ?? []).map((width) => `${company}/${name}.${width}.avif`)),
  );
}
