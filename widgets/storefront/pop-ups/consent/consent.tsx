import type { RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import type { ConsentCategory } from '#domain/consent/third-party-rows.ts';
import type { ThirdParty } from '#domain/consent/third-parties.ts';
import type { ConsentStore } from '#stores/consent/consent.ts';
import type { PopUps } from '#stores/pop-ups/pop-ups.ts';
import type { Site } from '#stores/site.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../../place/target.ts';
import { focusHeading } from '../../place/use-arrival.ts';
import { ConsentBanner } from './consent-banner.view.tsx';
import { Preferences } from './preferences.view.tsx';

interface ConsentProps {
  readonly site: Site;
  readonly company: Company;
  readonly popUps: PopUps;
  readonly consent: ConsentStore;
  /** The page, which takes the focus of the banner that goes. */
  readonly container: RefObject<HTMLElement | null>;
}

export function AskConsent({ site, company, popUps: { queue }, consent, container }: ConsentProps) {
  const leave = () => container.current && focusHeading(container.current);
  const answer = (granted: readonly ConsentCategory[]) => {
    leave();
    consent.answer(granted);
  };
  const legal = company.legalSections.includes('rgpd');
  return (
    <ConsentBanner
      name={company.identity.name}
      services={consent.thirdParties.flatMap(({ name, category }) => (category === 'payment' ? [] : [name]))}
      more={legal ? targetTo(site.navigation, { kind: 'legal', section: 'rgpd' }) : null}
      onAccept={() => answer(consent.categories)}
      onRefuse={() => answer([])}
      onManage={() => {
        leave();
        queue.open('preferences');
      }}
    />
  );
}

interface ManageProps extends Pick<ConsentProps, 'popUps' | 'consent'> {
  readonly isOpen: boolean;
}

export function ManageConsent({ isOpen, popUps: { queue }, consent }: ManageProps) {
  const { t } = useTexts();
  const toast = useToast();
  const now = useStore(consent.$consent);
  const answer = (granted: readonly ConsentCategory[]) => {
    queue.end();
    consent.answer(granted);
    toast(t('pop-ups:consent.saved'));
  };
  const servicesOf = (category: ThirdParty['category']) =>
    consent.thirdParties.filter((party) => party.category === category);
  return (
    <Preferences
      isOpen={isOpen}
      always={servicesOf('payment')}
      categories={consent.categories.map((category) => ({ category, services: servicesOf(category) }))}
      granted={'granted' in now ? now.granted : []}
      onAnswer={answer}
      onClose={() => queue.end()}
    />
  );
}
