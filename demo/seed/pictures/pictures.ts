import { maisonPictures } from './maison/pictures.ts';
import { atelierPictures } from './others/atelier.ts';
import { duoMagazinePictures } from './others/duo-magazine.ts';
import { duoProductPictures } from './others/duo-products.ts';
import { duoPictures } from './others/duo.ts';
import { closedPictures, worksPictures } from './others/resting.ts';
import type { Picture } from './picture.ts';
import { portraits } from './portraits.ts';

/** Companies that show the pictures of another one, by nickname. */
export const SHOWS_THOSE_OF: Readonly<Record<string, string>> = {
  suisse: 'maison',
  paypal: 'maison',
  saferpay: 'maison',
  monetico: 'maison',
};

/** The pictures of each company, by its nickname. */
export const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  maison: [...maisonPictures, ...portraits('maison')],
  atelier: [...atelierPictures, ...portraits('atelier')],
  duo: [...duoPictures, ...duoProductPictures, ...duoMagazinePictures, ...portraits('duo')],
  closed: closedPictures,
  works: worksPictures,
};
