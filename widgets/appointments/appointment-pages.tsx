import { FreedPlacePage } from './freed-place/freed-place-page.tsx';
import { OrderPage } from './list/order-page.tsx';
import { OrdersPage } from './list/orders-page.tsx';
import { KeyedAppointmentPage } from './one/keyed-appointment-page.tsx';
import type { AppointmentPageProps } from './page-props.ts';

/** A page after a booking: a customer's list, one of it, or what a link of a mail opens by its key. */
export type AppointmentPage =
  | { readonly kind: 'orders' }
  | { readonly kind: 'order' | 'appointment' | 'freed-place'; readonly id: string };

/** The pages after a booking. */
export function AppointmentPages({
  page,
  ...props
}: AppointmentPageProps & { readonly page: AppointmentPage }) {
  switch (page.kind) {
    case 'orders':
      return <OrdersPage {...props} />;
    case 'order':
      return <OrderPage {...props} id={page.id} />;
    case 'appointment':
      return <KeyedAppointmentPage key={page.id} {...props} id={page.id} />;
    case 'freed-place':
      return <FreedPlacePage key={page.id} {...props} id={page.id} />;
  }
}
