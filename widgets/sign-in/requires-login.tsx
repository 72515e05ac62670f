import { useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import type { Session } from '#stores/visitor/session.ts';
import { tw } from '#theme/sheet.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { useIsNaming } from './use-is-naming.ts';

interface GuardedProps {
  readonly site: Site;
  readonly Login: ComponentType<{ readonly site: Site; readonly onDone: () => void }>;
  /** Why a login is asked for. */
  readonly title: string;
  readonly hint?: string;
  /** The shape of the page while it is being asked whose it is. */
  readonly skeleton: ReactNode;
}

/** The session has run out, was ended in another tab, or the account was removed there. */
type Ending = 'expired' | 'elsewhere' | 'erased';

/** Log in first; the page that was wanted is then in its place. */
function LoginFirst({
  site,
  Login,
  title,
  hint,
  ending,
  wasShown,
  onDone,
}: GuardedProps & {
  /** How the session has ended of who was here, who need not know it; null: nobody was, or they ended it here. */
  readonly ending: Ending | null;
  /** Whether the page itself stood here before, which may have been longer. */
  readonly wasShown: RefObject<boolean>;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const texts = useStore(site.texts.$texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const ended = texts.has('sign-in') ? ending : null;
  const isTold = ended !== null;
  useEffect(() => {
    // What had the focus went with the session.
    if (isTold || wasShown.current) focusInView(heading.current);
  }, [isTold, wasShown]);
  const words = {
    expired: t('sign-in:expired.text'),
    elsewhere: t('sign-in:expired.elsewhere'),
    erased: t('sign-in:erased.text'),
  };
  const told = ended === null ? hint : words[ended];
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="headline" focusRef={heading}>
        {isTold ? t(ended === 'erased' ? 'sign-in:erased.title' : 'sign-in:expired.title') : title}
      </Heading>
      {told && <p className={tw('mt-4 text-lead text-muted')}>{told}</p>}
      <Login site={site} onDone={onDone} />
    </div>
  );
}

function endingOf(session: Session): Ending | null {
  if (session.kind !== 'guest') return null;
  if (session.hasExpired) return 'expired';
  if (session.isErased) return session.isElsewhere ? 'erased' : null;
  return session.isElsewhere ? 'elsewhere' : null;
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
  const isNaming = useIsNaming(site);
  const isShown = session.kind === 'customer' && !isNaming;
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) wasShown.current = true;
    if (isShown && hasLoggedIn) focusInView(container.current);
  }, [isShown, hasLoggedIn]);
  if (session.kind === 'restoring') return props.skeleton;
  const ending = endingOf(session);
  if (session.kind === 'guest' || isNaming)
    return <LoginFirst {...props} {...{ ending, wasShown }} onDone={() => setLoggedIn(true)} />;
  return (
    <div ref={container} tabIndex={-1} className={tw('!outline-none scroll-mt-head')}>
      {children(session.customer.id)}
    </div>
  );
}
