import type { Site } from '#stores/site.ts';
import { visitFeature } from '#stores/visit/feature.ts';
import { isHeld } from '#stores/visit/held.ts';
import { openReservation } from '../open-reservation.ts';

/** Opens the reservation where the visitor left it: at the details with the time that is kept for them, in this tab or another. */
export async function continueVisit(site: Site): Promise<void> {
  const { catalogue, navigation } = site;
  await Promise.all([catalogue.ensureShops(), catalogue.ensureCategories()]);
  const isKept = await site.isTimeKept().catch(() => false);
  const visit = isKept ? await site.open(visitFeature).catch(() => null) : null;
  visit?.otherTabs.continueHeld();
  const step = visit && isHeld(visit.$stage.get()) ? 'details' : undefined;
  if (!openReservation(site, step)) navigation.open({ kind: 'services' }, { page: 'reserved', step });
}
