import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { passwordFeature } from '#stores/visitor/password/feature.ts';
import type { LinkOwner } from '#stores/visitor/password/password.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { ForgottenPassword } from '#widgets/sign-in/password/forgotten-password.tsx';
import { useIsTimeKept } from '#widgets/visit-summary/held/use-is-time-kept.ts';
import { continueVisit } from '#widgets/visit-summary/held/continue-visit.ts';
import { passwordFailure, type PasswordFailure } from '#widgets/sign-in/password/new-password-form.view.tsx';
import { targetTo } from '../../place/target.ts';
import { PasswordForm } from './password-form.view.tsx';

type Props = StorefrontPageProps<RouteOf<'password-reset'>>;

type State =
  { readonly kind: 'reading' } | { readonly kind: 'broken' } | { readonly kind: 'chosen' } | LinkOwner;

interface FormState {
  readonly isBusy: boolean;
  readonly failure: PasswordFailure | null;
  readonly attempt: number;
}

const QUIET: FormState = { isBusy: false, failure: null, attempt: 0 };

/** Whose link it is, and what becomes of it. A link that is opened on this very page is read as well. */
function usePasswordLink({ site }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const place = useStore(site.navigation.$place);
  const [state, setState] = useState<State>({ kind: 'reading' });
  const [form, setForm] = useState(QUIET);
  const [token, setToken] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const read = useCallback(async () => {
    const store = await site.open(passwordFeature).catch(() => null);
    if (store === null) return { found: null, owner: { kind: 'broken' } as const };
    const found = store.takeToken(site.navigation);
    if (found === '' ? shown.current !== null : found === shown.current) return null;
    shown.current = found;
    const owner = found === '' ? ({ kind: 'gone' } as const) : await store.ownerOf(found);
    return shown.current === found ? { found, owner } : null;
  }, [site]);
  const show = useCallback((next: Awaited<ReturnType<typeof read>>) => {
    if (next === null) return;
    setToken(next.found);
    setForm(QUIET);
    setState(next.owner);
  }, []);
  useEffect(() => void read().then(show), [read, show, place]);
  async function choose(password: string): Promise<void> {
    setForm((before) => ({ ...before, isBusy: true }));
    const store = await site.open(passwordFeature).catch(() => null);
    const outcome = await store?.choose(token ?? '', password);
    if (outcome?.kind === 'done') {
      announce(t('password:doneTitle'));
      return setState({ kind: 'chosen' });
    }
    if (outcome?.kind === 'gone') return setState({ kind: 'gone' });
    const failure = outcome ? passwordFailure(outcome.problem) : { message: t('common:failed.text') };
    return setForm(({ attempt }) => ({ isBusy: false, failure, attempt: attempt + 1 }));
  }
  const retry = () => {
    shown.current = null;
    setState({ kind: 'reading' });
    void read().then(show);
  };
  return { state, form, token, retry, choose };
}

/** The link opens nothing any more; what was submitted to it is gone, and with it what had the focus. */
function DeadLink({ wasSubmitted }: { readonly wasSubmitted: boolean }) {
  const { t } = useTexts();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (wasSubmitted) words.current?.focus({ preventScroll: true });
  }, [wasSubmitted]);
  return (
    <p ref={words} tabIndex={-1} className={tw('mt-4 text-lead text-muted')}>
      {t('password:gone')}
    </p>
  );
}

/** Back to the visit that the password was wanted for, else to the services. */
function Onward({ site }: Pick<Props, 'site'>) {
  const { t } = useTexts();
  const { serviceIds } = useStore(site.bookingCart.$cart);
  const isKept = useIsTimeKept(site, true);
  if (serviceIds.length > 0 || isKept)
    return (
      <Button variant="primary" onPress={() => void continueVisit(site)}>
        {t('password:toVisit')}
      </Button>
    );
  return (
    <ButtonLink to={targetTo(site.navigation, { kind: 'services' })}>
      {t('storefront:login.onward')}
    </ButtonLink>
  );
}

/** Where a mailed link leads: another password for the account. One that is over is asked for anew. */
export function PasswordPage(props: Props) {
  const { site } = props;
  const { t } = useTexts();
  const { state, form, token, retry, choose } = usePasswordLink(props);
  const login = targetTo(site.navigation, { kind: 'auth', page: 'login' });
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">
        {t(state.kind === 'chosen' ? 'password:doneTitle' : 'storefront:password.title')}
      </Heading>
      {state.kind === 'reading' && (
        <LoadingRegion>
          <Skeleton className="h-48 w-full mt-6" />
        </LoadingRegion>
      )}
      {state.kind === 'ready' && (
        <PasswordForm {...form} email={state.email} onChoose={(password) => void choose(password)} />
      )}
      {state.kind === 'chosen' && (
        <>
          <p className={tw('mt-4 text-lead text-muted')}>{t('password:done')}</p>
          <div className={tw('mt-8')}>
            <Onward site={site} />
          </div>
        </>
      )}
      <div role="status">
        {state.kind === 'gone' && token !== '' && <DeadLink wasSubmitted={form.isBusy} />}
      </div>
      {state.kind === 'gone' && <ForgottenPassword site={site} email="" place="page" onBack={login.go} />}
      {state.kind === 'failed' && <ErrorState problem={state.problem} onRetry={retry} />}
      {state.kind === 'broken' && <ErrorState onRetry={retry} />}
    </div>
  );
}
