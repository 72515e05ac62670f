import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { languageOfferFeature } from '#stores/texts/language-offer/feature.ts';
import type { LanguageOfferStore } from '#stores/texts/language-offer/language-offer.ts';
import { LanguageOfferView } from './language-offer.view.tsx';

function OpenedOffer({
  offer,
  isHidden,
  isOverBar,
}: {
  readonly offer: LanguageOfferStore;
  readonly isHidden: boolean;
  readonly isOverBar: boolean;
}) {
  const offered = useStore(offer.$offered);
  const isShown = offered !== null && !isHidden;
  useEffect(() => {
    if (isShown) offer.shown();
  }, [offer, isShown]);
  if (!isShown) return null;
  return (
    <LanguageOfferView {...offered} isOverBar={isOverBar} onAccept={offer.accept} onDecline={offer.decline} />
  );
}

/** Offers the browser's own language, once. */
export function LanguageOffer({ site }: { readonly site: Site }) {
  const offer = useStore(site.opened(languageOfferFeature));
  // A reservation has its own way on: the language waits.
  const { route, query } = useStore(site.navigation.$place);
  const isReserving = query.page === 'reserved';
  const isOverBar = route?.kind === 'shop' || route?.kind === 'service';
  useEffect(() => void site.open(languageOfferFeature).catch(() => undefined), [site]);
  return offer && <OpenedOffer offer={offer} isHidden={isReserving} isOverBar={isOverBar} />;
}
