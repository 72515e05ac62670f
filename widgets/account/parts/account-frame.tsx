import type { ComponentType, ReactNode } from 'react';
import type { AccountPage } from '#domain/account/account-pages.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { RequiresLogin } from '#widgets/sign-in/requires-login.tsx';
import type { AccountPageProps } from '../account-page-props.ts';
import { AccountNavigation } from '../navigation/account-navigation.tsx';

export interface AccountFrameProps extends AccountPageProps {
  /** The login's form. */
  readonly Login: ComponentType<{ readonly site: Site; readonly onDone: () => void }>;
  readonly page: AccountPage;
  /** Why a login is asked for. */
  readonly title: string;
  /** What is shown to a customer, for one of whom it is. */
  readonly children: ReactNode;
}

/** A page of an account, with the way to the others, for who is logged in. */
export function AccountFrame({ Login, page, title, children, ...props }: AccountFrameProps) {
  return (
    <>
      <AccountNavigation {...props} current={page} />
      <RequiresLogin site={props.site} Login={Login} title={title} skeleton={<PagesSkeleton />}>
        {(customer) => (
          <div key={customer} className={tw('max-w-reading')}>
            {children}
          </div>
        )}
      </RequiresLogin>
    </>
  );
}
