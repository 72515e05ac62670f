import { useTexts } from '#ui/texts.ts';
import { LoyaltyScreen } from '../loyalty/loyalty-screen.tsx';
import { ForCustomer } from './for-customer.tsx';
import type { OwnPageProps } from './own-page-props.ts';

/** The customer's loyalty card. */
export function OwnLoyalty({ Login, ...props }: OwnPageProps) {
  const { t } = useTexts();
  return (
    <ForCustomer site={props.site} Login={Login} title={t('loyalty:login')}>
      <LoyaltyScreen {...props} />
    </ForCustomer>
  );
}
