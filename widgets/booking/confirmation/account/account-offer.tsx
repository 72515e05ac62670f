import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Site } from '#stores/site.ts';
import { registrationFeature } from '#stores/visitor/registration/feature.ts';
import type { Registration } from '#stores/visitor/registration/registration.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';

/** Wanted after a booking alone. */
const viewPart = lazyPart(() => import('./account-offer.view.tsx'));

interface AccountOfferProps {
  readonly site: Site;
  /** Of the appointment. */
  readonly contact: ContactInput;
}

/** The page of an account's appointments, which the storefront alone has. */
function ordersIn(navigation: Site['navigation']): Target {
  return {
    href: navigation.href({ kind: 'orders' }),
    go: () => void navigation.open({ kind: 'orders' }),
  };
}

function OpenedOffer({
  site,
  contact,
  registration,
}: AccountOfferProps & { readonly registration: Registration }) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const state = useStore(registration.$registration);
  const session = useStore(site.session.$session);
  // Whoever was a customer before this booking is told of no account.
  const [isGuests] = useState(session.kind === 'guest');
  const view = viewPart.usePart(true);
  const { firstname, lastname, email } = contact;
  const isOther = state.stage === 'proving' && state.email !== email;
  // One that was begun for another booking waits no more.
  useEffect(() => {
    if (isOther) registration.startOver();
  }, [isOther, registration]);
  if (view.kind !== 'ready' || isOther) return null;
  if (!isGuests || (session.kind !== 'guest' && state.stage !== 'opened')) return null;
  const { navigation } = site;
  const sendAgain = async () => {
    await registration.sendAgain();
    if (registration.$registration.get().refused === null) announce(t('reservation:account.resent'));
  };
  return (
    <view.value.AccountOfferView
      stage={state.stage}
      isBusy={state.isBusy}
      failure={state.refused && state.refused.message}
      attempt={state.attempt}
      email={email}
      orders={navigation.mode === 'history' ? ordersIn(navigation) : null}
      onBegin={(password) => void registration.begin({ firstname, lastname, email, password })}
      onCode={(code) => void registration.prove(code)}
      onSendAgain={() => void sendAgain()}
      onStartOver={registration.startOver}
    />
  );
}

/** Offers an account to a guest who has booked: all but a password is known. Nothing where it cannot be had. */
export function AccountOffer({ site, contact }: AccountOfferProps) {
  const registration = useStore(site.opened(registrationFeature));
  useEffect(() => void site.open(registrationFeature).catch(() => undefined), [site]);
  if (!registration || contact.email === '') return null;
  return <OpenedOffer site={site} contact={contact} registration={registration} />;
}
