import type { ListDetail } from '#stores/widget-events.ts';
import type { DataLayerEntry } from './entries.ts';
import { companyOf, type On } from './follow-carts.ts';
import { listed, listItems, selected, viewed } from './ga4.ts';

/** Tells of the lists that are shown, of what is chosen from them, and of each service that is looked at. */
export function followLists(on: On, tell: (entries: readonly DataLayerEntry[]) => void): void {
  /** By company, the list that was shown last. */
  const shown = new Map<string, ListDetail>();

  on('vitrine-list', (event) => {
    shown.set(companyOf(event), event.detail);
    tell(listed(event.detail));
  });
  on('vitrine-navigate', (event) => {
    const { page, service: slug } = event.detail;
    if (page !== 'service' || !slug) return;
    const company = companyOf(event);
    const list = shown.get(company);
    const item = list && listItems(list).find(({ item_id }) => item_id === slug);
    if (item) tell(selected(list, item));
    // From the service itself nothing more is chosen of the list.
    shown.delete(company);
    tell(viewed(slug, item, list?.currency ?? ''));
  });
}
