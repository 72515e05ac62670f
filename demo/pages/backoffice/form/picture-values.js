// What a setting says of a picture that was uploaded.

import { words } from '../texts/texts.js';

/** Bytes; the back end takes no more. */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

/** Kinds that the back end reads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

const filled = (url, width) => url.replace('{width}', String(width)).replace('{format}', 'webp');

/** One address of a picture: of its widths the narrowest that is as wide as is wanted, else the widest. */
export function addressOf({ url, widths }, wanted) {
  return filled(url, widths.find((width) => width >= wanted) ?? widths.at(-1));
}

/** The picture of a slide. Nobody has described it yet. */
export const slideImage = ({ url, widths, colour }) => ({ url, widths, colour, alt: {} });

/** Where this page finds a picture, as an address or as that of a slide; empty: there is none. */
export function sourceOf(picture, origin) {
  const { url = '', widths = [] } = typeof picture === 'string' ? { url: picture } : (picture ?? {});
  if (url === '') return '';
  const address = widths.length > 0 ? addressOf({ url, widths }, 320) : url;
  return address.startsWith('/') ? origin + address : address;
}

/** The words of why a picture was not taken. */
export const uploadFault = (refusal) =>
  refusal.status === 413 ? words('upload.large') : () => refusal.message;
