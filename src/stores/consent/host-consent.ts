import { atom, type ReadableAtom } from 'nanostores';
import { categoriesIn } from '#domain/consent/consent-choice.ts';
import type { ConsentCategory } from '#domain/consent/third-party-rows.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

/** What the page says that its visitor has agreed to, whoever asked them; nothing while it says nothing. */
export interface HostConsent extends FeatureStore {
  readonly $granted: ReadableAtom<readonly ConsentCategory[]>;
}

export function createHostConsent({ ports }: Pick<FeatureTools, 'ports'>): HostConsent {
  const $granted = atom<readonly ConsentCategory[]>([]);
  let off = () => {};
  let isOver = false;
  async function follow(): Promise<void> {
    const page = await ports.hostPage();
    if (isOver) return;
    const look = () => $granted.set(categoriesIn((page.consent() ?? '').split(/\s+/)));
    look();
    off = page.onConsent(look);
  }
  // Where the code for it does not come, nothing counts as agreed to.
  follow().catch(() => {});
  return {
    $granted,
    dispose() {
      isOver = true;
      off();
    },
  };
}
