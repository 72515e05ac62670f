import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { RequiresLogin } from '#widgets/sign-in/requires-login.tsx';
import type { OwnPageProps } from './own-page-props.ts';

interface ForCustomerProps extends Pick<OwnPageProps, 'site' | 'Login'> {
  /** Why a login is asked for. */
  readonly title: string;
  /** Made anew for another customer. */
  readonly children: ReactNode;
}

/** What is shown to who is logged in. */
export function ForCustomer({ site, Login, title, children }: ForCustomerProps) {
  return (
    <RequiresLogin site={site} Login={Login} title={title} skeleton={<PagesSkeleton />}>
      {(customer) => (
        <div key={customer} className={tw('max-w-reading')}>
          {children}
        </div>
      )}
    </RequiresLogin>
  );
}
