import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { passkeyOfferFeature } from '#stores/account/passkeys/offer-feature.ts';
import type { PasskeyOffer as PasskeyOfferStore } from '#stores/account/passkeys/passkey-offer.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { focusHeading } from '../../place/use-arrival.ts';
import type { ShownProps } from '../shown.tsx';
import { PasskeyOfferView } from './passkey-offer.view.tsx';

function OpenedOffer({
  container,
  offer,
  popUps: { queue },
}: ShownProps & { readonly offer: PasskeyOfferStore }) {
  const { t } = useTexts();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isOffered = useStore(offer.$isOffered);
  const isDue = useStore(queue.$shown) === 'passkey';
  const isShown = isOffered && (isDue || isBusy);
  useEffect(() => {
    if (isOffered) queue.want('passkey');
    else queue.drop('passkey');
  }, [queue, isOffered]);
  useEffect(() => {
    if (isShown) offer.shown();
  }, [offer, isShown]);
  if (!isShown) return null;
  const leave = () => container.current && focusHeading(container.current);
  async function create(): Promise<void> {
    setBusy(true);
    const made = await offer.create();
    setBusy(false);
    if (made.kind === 'cancelled') return;
    leave();
    if (made.kind === 'made') toast(t('sign-in:passkey.made'));
    else if (made.kind === 'known') toast(t('sign-in:passkey.known'), 'info');
    else toast(made.problem?.message ?? t('sign-in:passkey.notMade'), 'error');
  }
  const decline = () => {
    leave();
    offer.decline();
  };
  return <PasskeyOfferView isBusy={isBusy} onCreate={() => void create()} onLater={decline} />;
}

/** Offers a passkey for this device, once, to who has come in by other means. */
export function PasskeyOffer(props: ShownProps) {
  const opened = useOpened(props.site, passkeyOfferFeature);
  return opened.kind === 'ready' && <OpenedOffer {...props} offer={opened.value} />;
}
