import { atom, computed, type ReadableAtom } from 'nanostores';
import type { DeliveryTerms } from '#domain/delivery/delivery.ts';
import {
  checkPostalAddress,
  type CheckedAddress,
  type PostalAddress,
} from '#domain/delivery/postal-address.ts';
import type { Connection } from '../composition/connect.ts';
import { valueOf } from '../load.ts';
import { hasLeft, type SessionStore } from '../visitor/session.ts';
import { NO_ADDRESS, type CheckoutMemory } from './checkout-memory.ts';
import type { JoinedSale } from './sale-parts/joined-sale.ts';

export interface OfferedDelivery {
  readonly terms: DeliveryTerms;
  readonly isChosen: boolean;
  /** As it was typed; its country is one that is sent to. */
  readonly address: PostalAddress;
}

export interface Delivery {
  /** Null where nothing is sent: the company sends nothing, or no product is bought. */
  readonly $offered: ReadableAtom<OfferedDelivery | null>;
  /** Offered and chosen. */
  readonly $isSent: ReadableAtom<boolean>;
  choose(isChosen: boolean): void;
  edit(change: Partial<PostalAddress>): void;
  /** The address that is sent to; null where the products are collected. */
  check(): CheckedAddress | null;
  /** Nobody is known any more. */
  forget(): void;
  dispose(): void;
}

interface DeliveryTools {
  readonly connection: Pick<Connection, 'company'>;
  readonly memory: CheckoutMemory;
  readonly session: SessionStore;
  readonly $sale: ReadableAtom<JoinedSale>;
  /** ISO 3166, of the shop. */
  readonly $country: ReadableAtom<string>;
}

/** Whether the products of a sale are sent, and where to. */
export function createDelivery({ connection, memory, session, $sale, $country }: DeliveryTools): Delivery {
  const read = () => memory.get().delivery;
  const $chosen = atom(read());
  const change = (delivery: ReturnType<typeof read>) => {
    memory.change({ delivery });
    $chosen.set(delivery);
  };
  const $offered = computed(
    [connection.company.$company, $sale, $chosen, $country],
    (company, { parts }, { isChosen, address }, home): OfferedDelivery | null => {
      const terms = valueOf(company)?.delivery ?? null;
      if (terms === null || !parts.some(({ kind }) => kind === 'products')) return null;
      const [first = ''] = terms.countries;
      const country = [address.country, home].find((one) => terms.countries.includes(one)) ?? first;
      return { terms, isChosen, address: { ...address, country } };
    },
  );
  const forget = () => change({ isChosen: false, address: NO_ADDRESS });
  return {
    $offered,
    $isSent: computed($offered, (offered) => offered?.isChosen ?? false),
    choose: (isChosen) => change({ ...read(), isChosen }),
    edit: (typed) => change({ ...read(), address: { ...read().address, ...typed } }),
    check() {
      const offered = $offered.get();
      return offered?.isChosen ? checkPostalAddress(offered.address, offered.terms.countries) : null;
    },
    forget,
    // Where somebody lives goes with them.
    dispose: session.$session.listen((now, before) => hasLeft(now, before) && forget()),
  };
}
