import { useTexts } from '#ui/texts.ts';
import { CreditScreen } from '../credit/credit-screen.tsx';
import { ForCustomer } from './for-customer.tsx';
import type { OwnPageProps } from './own-page-props.ts';

/** The customer's vouchers and credit. */
export function OwnCredit({ site, company, to, Login }: OwnPageProps) {
  const { t } = useTexts();
  return (
    <ForCustomer site={site} Login={Login} title={t('credit:login')}>
      <CreditScreen {...{ site, company, to }} />
    </ForCustomer>
  );
}
