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

/** The address of a company's picture as it may be loaded: a path of the back end or one of an allowed origin; null for any other. */
export function pictureAddress(text: string, { base, allowed }: PictureOrigins): string | null {
  if (isOwnPath(text)) return base + text;
  if (!URL.canParse(text)) return null;
  const { protocol, origin } = new URL(text);
  return /^https?:$/.test(protocol) && allowed.includes(origin) ? text : null;
}
