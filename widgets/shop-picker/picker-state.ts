import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { Company } from '#domain/company/company.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { earliestKey } from '#stores/shop-picker/earliest-times.ts';
import type { ShopPickerStores } from '#stores/shop-picker/shop-picker-stores.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import type { CardProps, CardVariant } from './cards/card.ts';
import { plainCards } from './cards/plain.view.tsx';
import { cardVariants } from './cards/variants.ts';
import { canChoose, VISIT, type ShopPurpose } from './shop-purpose.ts';
import { useSeenShops } from './use-seen-shops.ts';

/** What says when a shop is free first: nobody knows that before the back end was asked. */
export const earliestTextPart = lazyPart(() => import('./earliest-text.ts'));

/** What every part of a picker is given. */
export interface PickerPartProps {
  readonly site: Site;
  readonly stores: ShopPickerStores;
  readonly company: Company;
  /** Those that are to be found, in the company's order. */
  readonly shops: readonly Shop[];
  /** What a shop is wanted for; none: for anything. */
  readonly services: readonly Service[];
  readonly targetOf: (shop: Shop) => Target;
  /** The one that is chosen now, where one is to be chosen; null: none is. */
  readonly chosenId?: ShopId | null | undefined;
  /** What the visit costs and how long it takes in a shop; absent where the shops are alike in that. */
  readonly factsOf?: ((shop: Shop) => ReactNode) | undefined;
  /** Absent: a visit. */
  readonly purpose?: ShopPurpose | undefined;
}

/** The same with what follows from it. */
export interface PickerState extends PickerPartProps {
  readonly purpose: ShopPurpose;
  /** How shops are shown; null while that is on its way. */
  readonly cards: CardVariant | null;
  /** The shops lie in more than one country. */
  readonly hasCountries: boolean;
}

const CARDS: Variants<CardVariant> = {
  kind: 'mkpShop',
  first: { id: 'default', variant: plainCards },
  others: cardVariants,
};

/** What follows from what a picker is given. */
export function usePickerState(partProps: PickerPartProps): PickerState {
  const { site, stores, shops, purpose = VISIT } = partProps;
  const hasCountries = useMemo(() => new Set(shops.map(({ address }) => address.country)).size > 1, [shops]);
  // Another tab may have seen other shops since.
  useEffect(() => stores.history.reread(), [stores]);
  const cards = useVariant(CARDS, site);
  return { ...partProps, purpose, cards, hasCountries };
}

/** The cards of some shops: where they lead, how far they are, and when each is free first as soon as that is known. */
export function useCards(picker: PickerState, found: readonly FoundShop[]): (one: FoundShop) => CardProps {
  const { company, services, stores, hasCountries, targetOf, factsOf, purpose, chosenId } = picker;
  const seenOf = ({ id }: Shop) => (id === seen[0] ? 'last' : seen.includes(id) ? 'earlier' : null);
  const texts = useTexts();
  const starts = useStore(stores.earliest.$starts);
  const isBooking = company.booking.active && purpose.kind === 'visit';
  const isAsked = useIsPainted() && isBooking;
  const words = earliestTextPart.usePart(isAsked);
  const seen = useSeenShops(stores.history);
  const ids = [...found.map(({ shop }) => shop.id), '', ...services.map(({ id }) => id)].join();
  const [shown, setShown] = useState({ ids, found, services });
  if (shown.ids !== ids) setShown({ ids, found, services });
  useEffect(() => {
    if (isAsked)
      void stores.earliest.ensure(
        shown.found.map(({ shop }) => shop),
        shown.services,
      );
  }, [isAsked, stores, shown]);
  const onShown = purpose.kind === 'collection' ? purpose.onShown : null;
  // Before the effects of their notes.
  useLayoutEffect(() => onShown?.(shown.found.map(({ shop }) => shop)), [onShown, shown]);
  return ({ shop, metres }) => {
    const start = starts.get(earliestKey(shop, services));
    return {
      shop,
      to: targetOf(shop),
      country: hasCountries,
      distance: metres === null ? null : formatDistance(texts.locale, metres),
      earliest:
        start === undefined || words.kind !== 'ready'
          ? null
          : words.value.earliestText(texts, shop.timeZone, start, stores.now()),
      seen: shop.id === chosenId ? 'chosen' : seenOf(shop),
      facts: factsOf?.(shop),
      note: purpose.kind === 'collection' ? purpose.noteOf(shop) : null,
      canChoose: canChoose(purpose, shop),
      isFirst: false,
      mark: null,
    };
  };
}
