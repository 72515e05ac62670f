import { useEffect, useMemo, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { formatDistance } from '#domain/shops/distance.ts';
import type { FoundShop } from '#domain/shops/nearby.ts';
import { earliestKey } from '#stores/finder/earliest-times.ts';
import type { FinderStores } from '#stores/finder/finder-stores.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { useIsPainted } from '#ui/loading/use-is-painted.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import type { CardProps, CardVariant } from './cards/card.ts';
import { plainCards } from './cards/plain.view.tsx';
import { cardVariants } from './cards/variants.ts';

/** What says when a shop is free first: nobody knows that before the back end was asked. */
export const earliestTextPart = lazyPart(() => import('./earliest-text.ts'));

/** What every part of a finder is given. */
export interface FinderPartProps {
  readonly site: Site;
  readonly stores: FinderStores;
  readonly company: Company;
  /** Those that are to be found, in the company's order. */
  readonly shops: readonly Shop[];
  /** What a shop is wanted for; null: for anything. */
  readonly service: Service | null;
  readonly targetOf: (shop: Shop) => Target;
}

/** The same with what follows from it. */
export interface FinderState extends FinderPartProps {
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

/** What follows from what a finder is given. */
export function useFinderState(partProps: FinderPartProps): FinderState {
  const { site, stores, company, shops } = partProps;
  const hasCountries = useMemo(() => new Set(shops.map(({ address }) => address.country)).size > 1, [shops]);
  // Another tab may have seen other shops since.
  useEffect(() => stores.history.reread(), [stores]);
  const cards = useVariant(CARDS, company.pageThemes, site.warn);
  return { ...partProps, cards, hasCountries };
}

/** The cards of some shops: where they lead, how far they are, and when each is free first as soon as that is known. */
export function useCards(finder: FinderState, found: readonly FoundShop[]): (one: FoundShop) => CardProps {
  const { company, service, stores, hasCountries, targetOf } = finder;
  const texts = useTexts();
  const starts = useStore(stores.earliest.$starts);
  const isBooking = company.booking.active;
  const isAsked = useIsPainted() && isBooking;
  const words = earliestTextPart.usePart(isAsked);
  const ids = found.map(({ shop }) => shop.id).join();
  const [shown, setShown] = useState({ ids, found });
  if (shown.ids !== ids) setShown({ ids, found });
  useEffect(() => {
    if (isAsked)
      void stores.earliest.ensure(
        shown.found.map(({ shop }) => shop),
        service,
      );
  }, [isAsked, stores, shown, service]);
  return ({ shop, metres }) => {
    const start = starts.get(earliestKey(shop, service));
    return {
      shop,
      to: targetOf(shop),
      country: hasCountries,
      distance: metres === null ? null : formatDistance(texts.locale, metres),
      earliest:
        start === undefined || words.kind !== 'ready'
          ? null
          : words.value.earliestText(texts, shop.timeZone, start, stores.now()),
      mark: null,
    };
  };
}
