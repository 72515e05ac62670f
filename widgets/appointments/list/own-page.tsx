import type { ReactNode } from 'react';
import { useTexts } from '#ui/texts.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { RequiresLogin } from '#widgets/sign-in/requires-login.tsx';
import { ListSkeleton } from './list-skeleton.view.tsx';

interface OwnPageProps extends Pick<AppointmentPageProps, 'site' | 'parts'> {
  readonly children: (customerId: string) => ReactNode;
}

/** A page of a customer's appointments, for who is logged in. */
export function OwnPage({ site, parts, children }: OwnPageProps) {
  const { t } = useTexts();
  return (
    <RequiresLogin
      site={site}
      Login={parts.Login}
      title={t('appointments:list.login')}
      hint={t('appointments:list.loginHint')}
      skeleton={<ListSkeleton />}
    >
      {children}
    </RequiresLogin>
  );
}
