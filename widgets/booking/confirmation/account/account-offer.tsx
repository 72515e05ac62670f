import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ContactInput } from '#domain/people/contact-details.ts';
import type { Site } from '#stores/site.ts';
import { registrationFeature } from '#stores/visitor/registration/feature.ts';
import type { Registration } from '#stores/visitor/registration/registration.ts';
import type { Target } from '#ui/actions/link.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';

/** Wanted after a booking alone. */
const viewPart = lazyPart(() => import('./account-offer.view.tsx'));
const codePart = lazyPart(() => import('#widgets/sign-in/codes/code-entry.tsx'));

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
  const state = useStore(registration.$registration);
  const session = useStore(site.session.$session);
  // Whoever was a customer before this booking is told of no account.
  const [isGuests] = useState(session.kind === 'guest');
  const texts = useStore(site.texts.$texts);
  const view = viewPart.usePart(true);
  const code = codePart.usePart(true);
  useEffect(() => void site.texts.ensure('sign-in'), [site]);
  const { firstname, lastname, email } = contact;
  const isOther = state.stage === 'proving' && state.email !== email;
  // One that was begun for another booking waits no more.
  useEffect(() => {
    if (isOther) registration.startOver();
  }, [isOther, registration]);
  if (view.kind !== 'ready' || code.kind !== 'ready' || !texts.has('sign-in') || isOther) return null;
  if (!isGuests || (session.kind !== 'guest' && state.stage !== 'opened')) return null;
  const { navigation } = site;
  return (
    <view.value.AccountOfferView
      stage={state.stage === 'shared' ? 'proving' : state.stage}
      isBusy={state.isBusy}
      failure={state.failure && state.failure.problem}
      attempt={state.attempt}
      orders={navigation.mode === 'history' ? ordersIn(navigation) : null}
      onBegin={() => void registration.begin({ firstname, lastname, email, phone: '', password: '' })}
    >
      <code.value.CodeEntry
        codes={registration}
        isMain={false}
        other={t('reservation:account.back')}
        onOther={registration.startOver}
      />
    </view.value.AccountOfferView>
  );
}

/** Offers an account to a guest who has booked: all is known but whose the address is. Nothing where it cannot be had. */
export function AccountOffer({ site, contact }: AccountOfferProps) {
  const registration = useStore(site.opened(registrationFeature));
  useEffect(() => void site.open(registrationFeature).catch(() => undefined), [site]);
  if (!registration || contact.email === '') return null;
  return <OpenedOffer site={site} contact={contact} registration={registration} />;
}
