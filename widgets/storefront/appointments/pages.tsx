import type { Shop } from '#domain/catalogue.ts';
import type { Company } from '#domain/company.ts';
import type { Site } from '#stores/site.ts';
import type { AppointmentPage } from '../place/page-kind.ts';
import { FreedPlacePage } from './freed-place-page.tsx';
import { ManagePage } from './manage-page.tsx';
import { OrderPage, OrdersPage } from './orders-page.tsx';

interface AppointmentPagesProps {
  readonly site: Site;
  readonly company: Company;
  readonly shops: readonly Shop[] | null;
  readonly page: AppointmentPage;
}

/** The pages after a booking. */
export function AppointmentPages({ page, ...props }: AppointmentPagesProps) {
  switch (page.kind) {
    case 'orders':
      return <OrdersPage {...props} />;
    case 'order':
      return <OrderPage {...props} id={page.id} />;
    case 'appointment':
      return <ManagePage key={page.id} {...props} id={page.id} />;
    case 'freed-place':
      return <FreedPlacePage key={page.id} {...props} id={page.id} />;
  }
}
