import { atom, computed, type ReadableAtom } from 'nanostores';
import type { DeliveryTerms } from '#domain/delivery/delivery.ts';
import {
  checkPostalAddress,
  type CheckedAddress,
  type PostalAddress,
} from '#domain/delivery/postal-address.ts';
import type { Connection } from '../composition/connect.ts';
import { valueOf } from '../load.ts';
import { customerIdOf, hasLeft, type Session, type SessionStore } from '../visitor/session.ts';
import { NO_ADDRESS, NO_DELIVERY, type CheckoutMemory, type KeptDelivery } from './checkout-memory.ts';
import { askLastAddress } from './last-address.ts';
import type { JoinedSale } from './sale-parts/joined-sale.ts';

export interface OfferedDelivery {
  readonly terms: DeliveryTerms;
  readonly isChosen: boolean;
  /** As it was typed; its country is one that is sent to. */
  readonly address: PostalAddress;
  /** The address is that of the customer's last order, as it was sent or changed. */
  readonly isOfLastOrder: boolean;
}

export interface Delivery {
  /** Null where nothing is sent: the company sends nothing, or no product is bought. */
  readonly $offered: ReadableAtom<OfferedDelivery | null>;
  /** The company sends nothing any more, though it did when the page was opened. */
  readonly $hasEnded: ReadableAtom<boolean>;
  /** Offered and chosen. */
  readonly $isChosen: ReadableAtom<boolean>;
  choose(isChosen: boolean): void;
  edit(change: Partial<PostalAddress>): void;
  /** The address that is sent to; null where the products are collected. */
  check(): CheckedAddress | null;
  /** The back end has said that nothing is sent any more: the products are collected. */
  end(): void;
  /** Nobody is known any more. */
  forget(): void;
  dispose(): void;
}

interface DeliveryTools {
  readonly connection: Pick<Connection, 'api' | 'company'>;
  readonly memory: CheckoutMemory;
  readonly session: SessionStore;
  readonly $sale: ReadableAtom<JoinedSale>;
  /** ISO 3166, of the shop. */
  readonly $country: ReadableAtom<string>;
}

const isEmpty = ({ street, zipcode, city }: PostalAddress) => street + zipcode + city === '';

/** What is kept, as far as it is for whoever is there: an address that was taken from an order is its customer's alone. */
function keptFor(session: Session, kept: KeptDelivery): KeptDelivery {
  return kept.of === '' || kept.of === customerIdOf(session)
    ? kept
    : { ...kept, address: NO_ADDRESS, of: '' };
}

function shownDelivery(
  { isChosen, address, of }: KeptDelivery,
  terms: DeliveryTerms,
  home: string,
): OfferedDelivery {
  const [first = ''] = terms.countries;
  const country = [address.country, home].find((one) => terms.countries.includes(one)) ?? first;
  return { terms, isChosen, address: { ...address, country }, isOfLastOrder: of !== '' };
}

/** Whether the products of a sale are sent, and where to. */
export function createDelivery({ connection, memory, session, $sale, $country }: DeliveryTools): Delivery {
  const { $session } = session;
  const $kept = atom(memory.get().delivery);
  const $hasEnded = atom(false);
  const read = () => keptFor($session.get(), $kept.get());
  /** The customer whose last order was asked for. */
  let askedFor = '';
  const change = (delivery: KeptDelivery) => {
    memory.change({ delivery });
    $kept.set(delivery);
  };
  const $terms = computed([connection.company.$company, $hasEnded], (company, hasEnded) =>
    hasEnded ? null : (valueOf(company)?.delivery ?? null),
  );
  const $offered = computed(
    [$terms, $sale, $kept, $country, $session],
    (terms, { parts }, kept, home, now): OfferedDelivery | null => {
      if (terms === null || !parts.some(({ kind }) => kind === 'products')) return null;
      return shownDelivery(keptFor(now, kept), terms, home);
    },
  );
  /** Nothing that was typed is written over, whenever the answer comes. */
  async function fillIn(offered: OfferedDelivery | null): Promise<void> {
    const customerId = customerIdOf($session.get());
    if (!offered?.isChosen || !isEmpty(offered.address) || customerId === askedFor) return;
    askedFor = customerId;
    if (customerId === '') return;
    const address = await askLastAddress(connection);
    const kept = read();
    const isWanted = customerId === customerIdOf($session.get()) && kept.isChosen && isEmpty(kept.address);
    if (address && isWanted && offered.terms.countries.includes(address.country))
      change({ ...kept, address, of: customerId });
  }
  const forget = () => {
    askedFor = '';
    change(NO_DELIVERY);
  };
  const offs = [
    // Where somebody lives goes with them.
    $session.listen((now, before) => hasLeft(now, before) && forget()),
    $offered.subscribe((offered) => void fillIn(offered)),
  ];
  return {
    $offered,
    $hasEnded,
    $isChosen: computed($offered, (offered) => offered?.isChosen ?? false),
    choose: (isChosen) => change({ ...read(), isChosen }),
    edit: (typed) => change({ ...read(), address: { ...read().address, ...typed } }),
    check() {
      const offered = $offered.get();
      return offered?.isChosen ? checkPostalAddress(offered.address, offered.terms.countries) : null;
    },
    end: () => $hasEnded.set(true),
    forget,
    dispose: () => offs.forEach((off) => off()),
  };
}
