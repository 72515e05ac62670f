import { previewAddress } from '#domain/site/preview-marker.ts';
import type { Ports } from '#platform/ports.ts';

const KEY = 'vitrine.preview';

/** The token with which a page shows what is drafted. It leaves the address at once, and stays with the tab. */
export function previewTokenOf({
  history,
  tabStorage,
}: Pick<Ports, 'history' | 'tabStorage'>): string | undefined {
  const [path = '', rest = ''] = history.read().split(/(?=[?#])(.*)/s);
  const found = previewAddress(path);
  if (found === null) return tabStorage.read(KEY) ?? undefined;
  history.replace(found.path + rest);
  tabStorage.write(KEY, found.token);
  return found.token;
}

/** What is drafted is shown in place of what is published. */
export interface Preview {
  /** The page is loaded anew, as it is published. */
  leave(): Promise<void>;
}

export function createPreview({ tabStorage, hostPage }: Pick<Ports, 'tabStorage' | 'hostPage'>): Preview {
  return {
    async leave() {
      tabStorage.remove(KEY);
      (await hostPage()).reload();
    },
  };
}
