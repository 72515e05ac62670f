import { useEffect, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { announcedFeature } from '#stores/pop-ups/announced/feature.ts';
import { popUpsFeature } from '#stores/pop-ups/feature.ts';
import type { Site } from '#stores/site.ts';
import { languageOfferFeature } from '#stores/texts/language-offer/feature.ts';
import type { LanguageOfferStore } from '#stores/texts/language-offer/language-offer.ts';
import { useRetried } from '#ui/loading/lazy-part.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { usePrefetch } from '../place/links/use-prefetch.ts';
import type { SitePages } from '../pages/site-pages.ts';
import { OpenedBell } from './bell.tsx';
import { offerPart, passkeyPart, shownPart } from './parts.ts';
import type { ShownProps } from './shown.tsx';
import { usePopUps } from './use-pop-ups.ts';

interface PopUpsProps {
  readonly site: Site;
  readonly company: Company;
  readonly container: RefObject<HTMLElement | null>;
}

function LoadedBanner(props: ShownProps) {
  const part = shownPart.usePart(useStore(props.popUps.queue.$shown) === 'consent');
  return part.kind === 'ready' ? <part.value.ShownBanner {...props} /> : null;
}

/** What a keyboard comes to before all else of the page. */
export function Banner({ site, ...props }: PopUpsProps) {
  const popUps = useStore(site.opened(popUpsFeature));
  return popUps && <LoadedBanner {...{ site, popUps, ...props }} />;
}

/** Leads to what the company tells its visitors. */
export function Bell({ site }: Pick<PopUpsProps, 'site'>) {
  const announced = useStore(site.opened(announcedFeature));
  return announced && <OpenedBell {...{ site, announced }} />;
}

function LoadedDialog(props: ShownProps) {
  const shown = useStore(props.popUps.queue.$shown);
  const isDue = shown !== null && shown !== 'consent' && shown !== 'passkey' && shown !== 'language';
  const part = shownPart.usePart(isDue);
  return part.kind === 'ready' ? <part.value.ShownDialog {...props} /> : null;
}

/** What lies over the pages, for what else may come over them. */
const useQueued = (site: Site, isWanted: boolean) => {
  const opened = useRetried(useOpened(site, popUpsFeature, isWanted));
  return opened.kind === 'ready' && isWanted ? opened.value : null;
};

function LoadedOffer({ offer, ...props }: PopUpsProps & { readonly offer: LanguageOfferStore }) {
  const [isWanted, setWanted] = useState(false);
  const offered = useStore(offer.$offered);
  // Once it is there it stays, to take back what it has put into the queue.
  if (offered !== null && !isWanted) setWanted(true);
  const popUps = useQueued(props.site, isWanted);
  const part = offerPart.usePart(isWanted);
  return popUps && part.kind === 'ready' && <part.value.LanguageOffer {...props} {...{ offer, popUps }} />;
}

/** The browser's own language, where it is another one: few visitors are offered one. */
function Offer(props: PopUpsProps) {
  const { site } = props;
  const offer = useStore(site.opened(languageOfferFeature));
  useEffect(() => void site.open(languageOfferFeature).catch(() => undefined), [site]);
  return offer && <LoadedOffer {...props} offer={offer} />;
}

/** A passkey, to who has come in: all code of it comes with the first who has. */
function Passkey(props: PopUpsProps) {
  const { $session } = props.site.session;
  const [hasComeIn, setComeIn] = useState(false);
  const popUps = useQueued(props.site, hasComeIn);
  const part = passkeyPart.usePart(hasComeIn);
  useEffect(
    () =>
      $session.listen(({ kind }, before) => {
        if (kind === 'customer' && before?.kind === 'guest') setComeIn(true);
      }),
    [$session],
  );
  return popUps && part.kind === 'ready' && <part.value.PasskeyOffer {...props} popUps={popUps} />;
}

interface LateProps extends PopUpsProps {
  readonly base: string;
  readonly pages: SitePages;
  /** Another one with each page that is opened. */
  readonly visit: string;
}

/** What lies over the pages of a site, one at a time; and what the pages that come next need, once the browser is idle. */
export function PopUpDialogs({ base, pages, visit, ...props }: LateProps) {
  usePrefetch(props.site, { base, pages, visit }, props.container);
  const { site } = props;
  const popUps = usePopUps(site, pages, props.container);
  const isIdle = useStore(site.opened(announcedFeature)) !== null;
  return (
    <>
      {popUps && <LoadedDialog {...props} popUps={popUps} />}
      {isIdle && !site.isPreview && <Offer {...props} />}
      <Passkey {...props} />
    </>
  );
}
