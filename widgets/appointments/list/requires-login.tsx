import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { tw } from '#theme/sheet.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import type { AppointmentPageProps } from '../page-props.ts';
import { ListSkeleton } from './list-skeleton.view.tsx';

type GuardedProps = Pick<AppointmentPageProps, 'site' | 'parts'>;

/** Log in first; the page that was wanted is then in its place. */
function LoginFirst({ site, parts, onDone }: GuardedProps & { readonly onDone: () => void }) {
  const { t } = useTexts();
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="headline">{t('appointments:list.login')}</Heading>
      <p className={tw('mt-4 text-lead text-muted')}>{t('appointments:list.loginHint')}</p>
      <parts.Login site={site} onDone={onDone} />
    </div>
  );
}

/** The page of who is logged in, else the login; the form that had the focus is gone then, and the page takes it. */
export function RequiresLogin({
  children,
  ...props
}: GuardedProps & { readonly children: (customerId: string) => ReactNode }) {
  const { site } = props;
  const session = useStore(site.session.$session);
  const [hasLoggedIn, setLoggedIn] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const isShown = session.kind === 'customer';
  useEffect(() => {
    if (isShown && hasLoggedIn) focusInView(container.current);
  }, [isShown, hasLoggedIn]);
  if (session.kind === 'restoring') return <ListSkeleton />;
  if (session.kind === 'guest') return <LoginFirst {...props} onDone={() => setLoggedIn(true)} />;
  return (
    <div ref={container} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      {children(session.customer.id)}
    </div>
  );
}
