import { keysOf } from '#domain/keys.ts';
import type { Site } from '#stores/site.ts';

/** Another site is shown when it has what this one shows, so that nothing open on the screen closes in between. */
export async function catchUp(other: Site, shown: Site): Promise<void> {
  const { $shops, $categories } = shown.catalogue;
  await Promise.all([
    other.start(),
    other.company.ensure(),
    other.texts.ensure(...keysOf(shown.texts.data())),
    $shops.get().kind === 'ready' && other.catalogue.ensureShops(),
    $categories.get().kind === 'ready' && other.catalogue.ensureCategories(),
    ...shown.openedFeatures().map((feature) => other.open(feature).catch(() => {})),
  ]);
}
