import { useEffect, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { PopUps } from '#stores/pop-ups/pop-ups.ts';
import type { Site } from '#stores/site.ts';
import type { LanguageOfferStore } from '#stores/texts/language-offer/language-offer.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { focusHeading } from '../../place/use-arrival.ts';
import { LanguageOfferView } from './language-offer.view.tsx';

interface LanguageOfferProps {
  readonly site: Site;
  /** The page, which takes the focus of the offer that was answered. */
  readonly container: RefObject<HTMLElement | null>;
  readonly offer: LanguageOfferStore;
  readonly popUps: PopUps;
}

/** Offers the browser's own language, once. */
export function LanguageOffer({ site, container, offer, popUps: { queue } }: LanguageOfferProps) {
  const announce = useAnnounce();
  const offered = useStore(offer.$offered);
  const isWanted = offered !== null;
  const isDue = useStore(queue.$shown) === 'language';
  const isShown = isWanted && isDue;
  useEffect(() => {
    if (isWanted) queue.want('language');
    else queue.drop('language');
  }, [queue, isWanted]);
  useEffect(() => {
    if (isShown) offer.shown();
  }, [offer, isShown]);
  if (!isShown) return null;
  const leave = () => container.current && focusHeading(container.current);
  const accept = async () => {
    leave();
    if (await offer.accept()) announce(site.texts.$texts.get().t('storefront:language.chosen'));
  };
  const decline = () => {
    leave();
    offer.decline();
  };
  return <LanguageOfferView {...offered} onAccept={() => void accept()} onDecline={decline} />;
}
