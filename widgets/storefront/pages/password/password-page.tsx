import { useCallback, useEffect, useState } from 'react';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { passwordFeature } from '#stores/visitor/password/feature.ts';
import type { LinkOwner } from '#stores/visitor/password/password.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { ForgottenPassword } from '#widgets/booking/details/login/forgotten-password.tsx';
import { targetTo } from '../../place/target.ts';
import { PasswordForm } from './password-form.view.tsx';

type Props = StorefrontPageProps<RouteOf<'password-reset'>>;

type State =
  { readonly kind: 'reading' } | { readonly kind: 'broken' } | { readonly kind: 'chosen' } | LinkOwner;

const QUIET = { isBusy: false, failure: null as string | null, attempt: 0 };

/** Whose link it is, and what becomes of it. */
function usePasswordLink({ site }: Props, token: string) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [state, setState] = useState<State>({ kind: token === '' ? 'gone' : 'reading' });
  const [form, setForm] = useState(QUIET);
  const read = useCallback(async (): Promise<State> => {
    if (token === '') return { kind: 'gone' };
    const store = await site.open(passwordFeature).catch(() => null);
    return store === null ? { kind: 'broken' } : store.ownerOf(token);
  }, [site, token]);
  useEffect(() => void read().then(setState), [read]);
  async function choose(password: string): Promise<void> {
    setForm((before) => ({ ...before, isBusy: true }));
    const store = await site.open(passwordFeature).catch(() => null);
    const outcome = await store?.choose(token, password);
    if (outcome?.kind === 'done') {
      announce(t('storefront:password.doneTitle'));
      return setState({ kind: 'chosen' });
    }
    if (outcome?.kind === 'gone') return setState({ kind: 'gone' });
    const failure = outcome ? outcome.problem.message : t('common:failed.text');
    return setForm(({ attempt }) => ({ isBusy: false, failure, attempt: attempt + 1 }));
  }
  const retry = () => {
    setState({ kind: 'reading' });
    void read().then(setState);
  };
  return { state, form, retry, choose };
}

/** Where a mailed link leads: another password for the account. One that is over is asked for anew. */
export function PasswordPage(props: Props) {
  const { site, route } = props;
  const { t } = useTexts();
  const { state, form, retry, choose } = usePasswordLink(props, route.token ?? '');
  const login = targetTo(site.navigation, { kind: 'auth', page: 'login' });
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">
        {t(state.kind === 'chosen' ? 'storefront:password.doneTitle' : 'storefront:password.title')}
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
          <p className={tw('mt-4 text-lead text-muted')}>{t('storefront:password.done')}</p>
          <div className={tw('mt-8')}>
            <ButtonLink to={targetTo(site.navigation, { kind: 'services' })}>
              {t('storefront:login.onward')}
            </ButtonLink>
          </div>
        </>
      )}
      {state.kind === 'gone' && (
        <>
          {route.token !== null && (
            <p className={tw('mt-4 text-lead text-muted')}>{t('storefront:password.gone')}</p>
          )}
          <ForgottenPassword site={site} email="" onBack={login.go} />
        </>
      )}
      {state.kind === 'failed' && <ErrorState problem={state.problem} onRetry={retry} />}
      {state.kind === 'broken' && <ErrorState onRetry={retry} />}
    </div>
  );
}
