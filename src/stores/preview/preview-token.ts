import { previewAddress } from '#domain/preview/preview-address.ts';
import type { Ports } from '#platform/ports.ts';

/** Where the tab keeps it. */
export const PREVIEW_TOKEN = 'vitrine.preview';

/** The token with which a page shows what is drafted. It leaves the address at once, and stays with the tab. */
export function previewTokenOf({
  history,
  tabStorage,
}: Pick<Ports, 'history' | 'tabStorage'>): string | undefined {
  const address = history.read();
  const [path = ''] = address.split(/[?#]/);
  const found = previewAddress(path);
  if (found === null) return tabStorage.read(PREVIEW_TOKEN) ?? undefined;
  history.replace(found.path + address.slice(path.length));
  tabStorage.write(PREVIEW_TOKEN, found.token);
  return found.token;
}
