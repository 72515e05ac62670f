import { ErrorState } from '#ui/states/empty-state.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Company } from '#domain/company.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { tw } from '#theme/sheet.ts';
import { Booking } from '#widgets/booking/booking.tsx';
import { Home } from '../home/home.tsx';
import type { AppointmentPage, PageKind } from '../place/page-kind.ts';
import { targetTo } from '../place/target.ts';
import type { Ground } from '../place/use-ground.ts';
import { MissingPage } from '../states/state-pages.view.tsx';
import { CartPage } from './cart-page.tsx';
import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';
import { LoginPage } from './login-page.tsx';
import { PagesSkeleton } from './pages-skeleton.view.tsx';
import { useSeen } from '../shops/use-seen.ts';
import { ShopPageView } from './shop-page.view.tsx';

export interface PageProps {
  readonly site: Site;
  readonly emit: Emit;
  readonly company: Company;
  readonly ground: Ground;
  readonly page: PageKind;
  readonly steps: number;
}

function ShopPage({ site, emit, ground, slug }: PageProps & { readonly slug: string }) {
  const shop = ground.shops?.find((one) => one.slug === slug);
  useSeen(site, shop?.id ?? null);
  if (!shop) return <PagesSkeleton />;
  return (
    <ShopPageView shop={shop} back={targetTo(site.navigation, { kind: 'contact' })}>
      <Booking site={site} emit={emit} headingLevel={2} />
    </ShopPageView>
  );
}

const appointmentPart = lazyPart(() => import('../appointments/pages.tsx'));

/** The pages after a booking, with their words and those of the reservation, from which they take parts. */
function Appointments({ site, company, ground, page }: PageProps & { readonly page: AppointmentPage }) {
  const texts = useStore(site.texts.$texts);
  const part = appointmentPart.usePart(true);
  useEffect(() => void site.texts.ensure('manage', 'account', 'reservation'), [site]);
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  const isSpoken = texts.has('manage') && texts.has('account') && texts.has('reservation');
  if (part.kind === 'waiting' || !isSpoken) return <PagesSkeleton />;
  return <part.value.AppointmentPages site={site} company={company} shops={ground.shops} page={page} />;
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
      return <ShopPage {...props} slug={page.shop} />;
    case 'contact':
      return <Contact site={site} company={company} ground={props.ground} />;
    case 'legal':
      return <LegalPage site={site} section={page.section} steps={props.steps} />;
    case 'cart':
      return <CartPage site={site} company={company} />;
    case 'orders':
    case 'order':
    case 'appointment':
    case 'freed-place':
      return <Appointments {...props} page={page} />;
    case 'login':
      return <LoginPage site={site} />;
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
