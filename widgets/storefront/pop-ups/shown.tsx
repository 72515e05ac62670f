import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { alertsOfServices } from '#domain/pop-ups/announcements.ts';
import { valueOf } from '#stores/load.ts';
import type { PopUps } from '#stores/pop-ups/pop-ups.ts';
import type { Site } from '#stores/site.ts';
import { targetTo } from '../place/target.ts';
import { AlertsDialog } from './announced/alerts.view.tsx';
import { EventsDialog } from './announced/events.view.tsx';
import { AskConsent, ManageConsent } from './consent/consent.tsx';
import { CouponsDialog } from './offers/coupons.view.tsx';
import { PromoDialog } from './offers/promo.view.tsx';

export interface ShownProps {
  readonly site: Site;
  readonly company: Company;
  readonly popUps: PopUps;
}

function Alerts({ site, popUps }: ShownProps) {
  const alerts = useStore(popUps.$alerts);
  const categories = valueOf(useStore(site.catalogue.$categories)) ?? [];
  return (
    <AlertsDialog
      alerts={alertsOfServices(alerts, categories)}
      reservation={({ category, service }) =>
        targetTo(
          site.navigation,
          { kind: 'service', shop: null, category: category.slug, service: service.slug },
          { page: 'reserved' },
        )
      }
      onClose={() => popUps.queue.end()}
    />
  );
}

function Events({ site, popUps }: ShownProps) {
  const [shop] = valueOf(useStore(site.catalogue.$shops)) ?? [];
  return (
    <EventsDialog
      events={useStore(popUps.$events)}
      timeZone={shop?.timeZone ?? 'Europe/Paris'}
      onClose={() => popUps.queue.end()}
    />
  );
}

function Coupons({ site, company, popUps }: ShownProps) {
  return (
    <CouponsDialog
      text={popUps.settings().coupons?.text ?? {}}
      coupons={useStore(popUps.$coupons)}
      currency={company.currency}
      services={targetTo(site.navigation, { kind: 'services' })}
      onClose={() => popUps.queue.end()}
    />
  );
}

/** The banner of consent, where it is due: it comes before all else of the page. */
export function ShownBanner(props: ShownProps) {
  const consent = useStore(props.popUps.$consent);
  const shown = useStore(props.popUps.queue.$shown);
  return shown === 'consent' && consent ? <AskConsent {...props} consent={consent} /> : null;
}

/** The dialog that lies over the page, where one does. */
export function ShownDialog(props: ShownProps) {
  const { settings, queue, $consent } = props.popUps;
  const consent = useStore($consent);
  switch (useStore(queue.$shown)) {
    case 'preferences':
      return consent && <ManageConsent {...props} consent={consent} />;
    case 'promo': {
      const { promo } = settings();
      return promo && <PromoDialog promo={promo} onClose={() => queue.end()} />;
    }
    case 'coupons':
      return <Coupons {...props} />;
    case 'alerts':
      return <Alerts {...props} />;
    case 'events':
      return <Events {...props} />;
    default:
      return null;
  }
}
