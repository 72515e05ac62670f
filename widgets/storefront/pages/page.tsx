import { ErrorState } from '#ui/states/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ReactNode } from 'react';
import type { Company } from '#domain/company.ts';
import { appointmentsStoreFeature } from '#stores/appointments/feature.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import type { AppointmentPage } from '#widgets/appointments/appointment-pages.tsx';
import { Booking } from '#widgets/booking/booking.tsx';
import { Home } from '../home/home.tsx';
import type { PageKind } from '../place/page-kind.ts';
import { targetTo } from '../place/target.ts';
import type { Ground } from '../place/use-ground.ts';
import { MissingPage } from '../states/state-pages.view.tsx';
import type { OtherPagesProps } from './other-pages.tsx';
import { useOpened } from './use-opened.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';

export interface PageProps {
  readonly site: Site;
  readonly emit: Emit;
  readonly company: Company;
  readonly ground: Ground;
  readonly page: PageKind;
  readonly steps: number;
}

export const otherPart = lazyPart(() => import('./other-pages.tsx'));

function Others(props: OtherPagesProps) {
  const part = otherPart.usePart(true);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <PagesSkeleton />;
  return <part.value.OtherPages {...props} />;
}

const appointmentPart = lazyPart(() => import('./appointments.tsx'));

/** The pages after a booking, with what they know and the words of theirs and of the reservation. */
function AppointmentContent({ site, company, ground, page }: PageProps & { readonly page: AppointmentPage }) {
  const part = appointmentPart.usePart(true);
  const opened = useOpened(site, appointmentsStoreFeature);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (part.kind === 'waiting' || opened.kind === 'waiting') return <PagesSkeleton />;
  return (
    <part.value.Appointments
      site={site}
      company={company}
      shops={ground.shops}
      page={page}
      appointments={opened.value}
    />
  );
}

function Content(props: PageProps): ReactNode {
  const { site, emit, company, page } = props;
  const { navigation } = site;
  switch (page.kind) {
    case 'services':
    case 'category':
    case 'service':
      return <Booking site={site} emit={emit} headingLevel={1} />;
    case 'shop':
    case 'contact':
    case 'legal':
    case 'cart':
    case 'login':
      return <Others {...props} page={page} />;
    case 'orders':
    case 'order':
    case 'appointment':
    case 'freed-place':
      return <AppointmentContent {...props} page={page} />;
    case 'missing':
      return (
        <MissingPage
          unresolved={page.unresolved}
          home={targetTo(navigation, { kind: 'home' })}
          services={company.booking.active ? targetTo(navigation, { kind: 'services' }) : null}
        />
      );
    // These stand without head and foot, and are left as soon as the site is open.
    case 'closure':
    case 'waiting':
    case 'home':
      return null;
  }
}

/** The page that the address asks for. The home page has a width of its own. */
export function Page(props: PageProps) {
  if (props.page.kind === 'home') return <Home {...props} />;
  return (
    <div className={tw('w-full max-w-page mx-auto px-5 @[40em]:px-8 pt-8 pb-20 @[56em]:pt-12 @[56em]:pb-28')}>
      <Content {...props} />
    </div>
  );
}
