const MARKER = /\/~preview\.([\w-]{1,128})~(?=\/|$)/;

/** What the address of a preview says: the token with which what is drafted is seen, and the page without it. */
export interface PreviewAddress {
  readonly token: string;
  readonly path: string;
}

/** Reads a path like `/~preview.TOKEN~/contact`; null where no preview is meant. */
export function previewAddress(path: string): PreviewAddress | null {
  const found = MARKER.exec(path);
  if (found === null) return null;
  const [marker, token = ''] = found;
  return { token, path: path.replace(marker, '') || '/' };
}

/** The path of a page as it is drafted. */
export const previewPath = ({ token, path }: PreviewAddress): string => `/~preview.${token}~${path}`;
