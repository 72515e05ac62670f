import { useTexts } from '#ui/texts.ts';
import { EshopOrderScreen } from '../eshop-orders/order-screen.tsx';
import { EshopOrdersScreen } from '../eshop-orders/orders-screen.tsx';
import { ForCustomer } from './for-customer.tsx';
import type { OwnPageProps } from './own-page-props.ts';

/** What the customer has ordered of the e-shop, or one order of it. */
export function OwnEshopOrders({ route, Login, ...props }: OwnPageProps) {
  const { t } = useTexts();
  return (
    <ForCustomer site={props.site} Login={Login} title={t('eshop-orders:login')}>
      {route.kind === 'eshop-order' ? (
        <EshopOrderScreen key={route.id} {...props} id={route.id} />
      ) : (
        <EshopOrdersScreen {...props} />
      )}
    </ForCustomer>
  );
}
