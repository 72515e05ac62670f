import { expect } from 'chai';
import type { WidgetEventName, WidgetEvents } from '#stores/widget-events.ts';
import type { DataLayerEntry } from '../entries.ts';
import { followEvents } from '../follow-events.ts';
import { entryFaults } from './entry-schema.ts';

type Detail<Name extends WidgetEventName> = WidgetEvents[Name] extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'version'>
    : never
  : never;

export const SHOP = { id: 'shop1', slug: 'lyon', name: 'Lyon' };
export const MASSAGE = { id: 's1', slug: 'massage', name: 'Massage', price: 60.1 };
export const FACIAL = { id: 's2', slug: 'facial', name: 'Soin', price: 40.2 };
export const VISIT = {
  shop: SHOP,
  services: [MASSAGE, FACIAL],
  start: '2026-11-24T09:00:00Z',
  end: '2026-11-24T10:00:00Z',
  value: 100.3,
  currency: 'EUR',
};
/** As items of an event. */
export const massage = {
  item_id: 'massage',
  item_name: 'Massage',
  item_category: 'service',
  affiliation: 'Lyon',
  price: 60.1,
  quantity: 1,
};
export const facial = { ...massage, item_id: 'facial', item_name: 'Soin', price: 40.2 };

/** A page with an element whose events are followed; what is told of them is held against the schema when it is left. */
export class FollowedPage {
  readonly #root = document.documentElement;
  readonly #element = document.body.appendChild(document.createElement('div'));
  told: DataLayerEntry[] = [];
  readonly layer = { push: (entry: DataLayerEntry) => this.told.push(entry) };
  stop = () => {};

  constructor() {
    localStorage.clear();
    this.consent('analytics');
    this.follow();
  }

  follow(options: Parameters<typeof followEvents>[0] = { consentMode: false, dataLayer: this.layer }): void {
    this.stop = followEvents(options);
  }

  consent(words: string | null): void {
    if (words === null) this.#root.removeAttribute('data-vitrine-consent');
    else this.#root.setAttribute('data-vitrine-consent', words);
  }

  fire<Name extends WidgetEventName>(name: Name, detail: Detail<Name>, from = this.#element): boolean {
    const options = { bubbles: true, composed: true, cancelable: true };
    return from.dispatchEvent(new CustomEvent(name, { detail: { version: 1, ...detail }, ...options }));
  }

  cart(...services: (typeof MASSAGE)[]): void {
    this.fire('vitrine-cart-change', { cart: 'booking', services, shop: SHOP, currency: 'EUR' });
  }

  add(service: typeof MASSAGE): void {
    this.fire('vitrine-before-add', { cart: 'booking', service, shop: SHOP, currency: 'EUR' });
  }

  confirm(id: string): void {
    this.fire('vitrine-booking-confirmed', { ...VISIT, id, reference: 'R1', status: 'booked' });
  }

  names(): string[] {
    return this.told.flatMap((entry) => ('event' in entry ? [entry.event] : []));
  }

  leave(): void {
    expect(entryFaults(this.told)).to.deep.equal([]);
    this.stop();
    this.#element.remove();
    this.consent(null);
    localStorage.clear();
  }
}
