import { useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { calendarPath, ownPath } from '#domain/site/documents/feeds.ts';
import { valueOf } from '#stores/load.ts';
import type { PopUp } from '#domain/pop-ups/pop-up-queue.ts';
import type { Announced } from '#stores/pop-ups/announced/announced.ts';
import { announcedFeature } from '#stores/pop-ups/announced/feature.ts';
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
  readonly container: RefObject<HTMLElement | null>;
}

interface DialogProps extends ShownProps {
  readonly isOpen: boolean;
}

type AnnouncedProps = DialogProps & { readonly announced: Announced };

function Alerts({ isOpen, site, popUps, announced }: AnnouncedProps) {
  return (
    <AlertsDialog
      isOpen={isOpen}
      alerts={useStore(announced.$alerts)}
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

function Events({ isOpen, site, popUps, announced }: AnnouncedProps) {
  const [shop] = valueOf(useStore(site.catalogue.$shops)) ?? [];
  const locale = useStore(site.locale.$locale);
  return (
    <EventsDialog
      calendar={ownPath(site, { kind: 'home' }, locale) === null ? null : calendarPath(locale)}
      isOpen={isOpen}
      events={useStore(announced.$events)}
      timeZone={shop?.timeZone ?? 'Europe/Paris'}
      onClose={() => popUps.queue.end()}
    />
  );
}

function Coupons({ isOpen, site, company, popUps }: DialogProps) {
  return (
    <CouponsDialog
      isOpen={isOpen}
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

function DialogOf({ popUp, ...props }: DialogProps & { readonly popUp: PopUp | null }) {
  const { settings, queue, $consent } = props.popUps;
  const consent = useStore($consent);
  const announced = useStore(props.site.opened(announcedFeature));
  const { promo } = settings();
  const onClose = () => queue.end();
  switch (popUp) {
    case 'preferences':
      return consent && <ManageConsent {...props} consent={consent} />;
    case 'promo':
      return promo && <PromoDialog isOpen={props.isOpen} promo={promo} onClose={onClose} />;
    case 'coupons':
      return <Coupons {...props} />;
    case 'alerts':
      return announced && <Alerts {...props} announced={announced} />;
    case 'events':
      return announced && <Events {...props} announced={announced} />;
    default:
      return null;
  }
}

/** The dialog that lies over the page, where one does. It stays when it is closed: so the focus goes back to what it came from. */
export function ShownDialog(props: ShownProps) {
  const shown = useStore(props.popUps.queue.$shown);
  const [now, setNow] = useState({ shown, last: shown, run: 0 });
  if (now.shown !== shown) {
    setNow(shown === null ? { ...now, shown } : { shown, last: shown, run: now.run + 1 });
  }
  return <DialogOf key={now.run} {...props} popUp={now.last} isOpen={shown !== null && shown === now.last} />;
}
