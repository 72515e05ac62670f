import { createContext, useContext } from 'react';
import { isOwnPath } from '#domain/addresses/own-path.ts';

/** Where pictures of a company may come from. */
export interface PictureOrigins {
  /** Of the back end: stands before paths. Empty: the page's own origin. */
  readonly base: string;
  /** That of the back end among them, as `https://salon.example`. */
  readonly allowed: readonly string[];
}

const Origins = createContext<PictureOrigins>({ base: '', allowed: [] });

/** Given once at the root of an element; without it only paths are shown. */
export const PictureOriginsProvider = Origins.Provider;

export const usePictureOrigins = (): PictureOrigins => useContext(Origins);

/** Blanks written out: in `srcset` one ends an address, and what follows it would be another that nobody has looked at. */
const inOne = (text: string) =>
  text
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replaceAll(/\s/g, encodeURIComponent);

/** The address of a company's picture as it may be loaded: a path of the back end or one of an allowed origin; null for any other. */
export function pictureAddress(text: string, { base, allowed }: PictureOrigins): string | null {
  const address = inOne(text);
  if (isOwnPath(address)) return base + address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return allowed.includes(new URL(address).origin) ? address : null;
}
