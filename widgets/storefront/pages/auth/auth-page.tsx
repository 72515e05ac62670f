import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { greetedName } from '#domain/people/customer.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { Terms } from '#widgets/order-form/terms.tsx';
import { useSignInLink, type OpenedLink } from '#widgets/sign-in/link/use-sign-in-link.ts';
import { ForgottenPassword } from '#widgets/sign-in/password/forgotten-password.tsx';
import { Register } from '#widgets/sign-in/register/register.tsx';
import { useIsNaming } from '#widgets/sign-in/use-is-naming.ts';
import { Login } from '../../account/login.tsx';
import { targetTo } from '../../place/target.ts';
import { isOwn, LinkPage } from './link-page.tsx';
import { Page } from './page.tsx';
import { returnPlace } from './return-place.ts';
import { SetPassword } from './set-password.tsx';
import { useProviderReturn } from './use-provider-return.ts';

type Props = StorefrontPageProps<RouteOf<'auth'>>;

/** Pages that a link to sign in does not lead to. */
const NO_ENTRANCES: readonly Props['route']['page'][] = ['forgot-password', 'register', 'customer-register'];

const waiting = (
  <LoadingRegion>
    <Skeleton className="h-48 w-full max-w-form mx-auto" />
  </LoadingRegion>
);

/** Whoever is logged in already. */
function Hello({
  site,
  onward,
  isGone,
}: Pick<Props, 'site'> & { readonly onward: Target; readonly isGone: boolean }) {
  const { t } = useTexts();
  const session = useStore(site.session.$session);
  if (session.kind !== 'customer') return null;
  return (
    <Page title={t('storefront:login.hello', { name: greetedName(session.customer) })}>
      <div role="status">
        {isGone && <p className={tw('mt-4 text-lead')}>{t('sign-in:fromLink.dead')}</p>}
      </div>
      <p className={tw('mt-4 text-lead text-muted')}>{t('storefront:login.already')}</p>
      <div className={tw('mt-8 flex flex-wrap items-center gap-6')}>
        <ButtonLink to={onward}>{t('storefront:login.onward')}</ButtonLink>
        <Button variant="quiet" onPress={() => site.session.logout()}>
          {t('storefront:account.logout')}
        </Button>
      </div>
    </Page>
  );
}

function RegisterPage({
  site,
  company,
  login,
  onDone,
}: Props & { readonly login: Target; readonly onDone: () => void }) {
  const { t } = useTexts();
  const texts = useStore(site.texts.$texts);
  const hasTerms = company.legalSections.length > 0;
  const isSpoken = texts.has('reservation');
  useSuspendedLoad(
    site.texts,
    'reservation',
    hasTerms && !isSpoken ? () => site.texts.ensure('reservation') : null,
  );
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  return (
    <Page title={t('storefront:login.register')}>
      <p className={tw('mt-4 text-lead text-muted')}>{t('sign-in:register.intro')}</p>
      <Register
        {...{ site, login, onDone }}
        companyName={company.identity.name}
        terms={hasTerms ? isSpoken && <Terms site={site} written={company.legalSections} /> : null}
      />
    </Page>
  );
}

interface LoginPageProps extends Pick<Props, 'site' | 'route'> {
  /** A link led here that is good no more. */
  readonly isGone: boolean;
  /** It was so only when it was pressed. */
  readonly wasPressed: boolean;
  /** Why another service has not signed the visitor in. */
  readonly failure: string | null;
  /** Where the visitor came from, as the address says. */
  readonly from: string | undefined;
  readonly onDone: () => void;
}

/** Pages that lead to the form of a new account: the others ask for an address alone. */
const WITH_FORM: readonly Props['route']['page'][] = ['login', 'customer-login'];

/** The way in. */
function LoginPage({ site, route, isGone, wasPressed, failure, from, onDone }: LoginPageProps) {
  const { t } = useTexts();
  const register = targetTo(site.navigation, { kind: 'auth', page: 'register' }, { from });
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isGone && wasPressed) words.current?.focus({ preventScroll: true });
  }, [isGone, wasPressed]);
  return (
    <Page title={t(route.page === 'password' ? 'storefront:password.first' : 'storefront:login.title')}>
      <div role="status">
        {isGone && (
          <p ref={words} tabIndex={-1} className={tw('mt-4 text-lead')}>
            {t('sign-in:fromLink.gone')}
          </p>
        )}
      </div>
      {failure !== null && (
        <div className={tw('mt-4')}>
          <ErrorSummary title={t('sign-in:fromLink.failed')} faults={[{ message: failure }]} attempt={1} />
        </div>
      )}
      <Login site={site} register={WITH_FORM.includes(route.page) ? register : undefined} onDone={onDone} />
    </Page>
  );
}

/** What a link that led here does, before anything else is shown; null where none does any more. */
function useLinkPage(site: Props['site'], link: OpenedLink, onDone: () => void) {
  const session = useStore(site.session.$session);
  const [wasPressed, setPressed] = useState(false);
  const { state } = link;
  const enter = async () => {
    setPressed(true);
    if (state.kind === 'ready' && (await link.enter(state.owner))) onDone();
  };
  if (state.kind === 'reading') return { page: waiting, wasPressed };
  if (state.kind === 'failed') return { page: <ErrorState onRetry={link.retry} />, wasPressed };
  if (state.kind !== 'ready' || isOwn(session, state.owner)) return { page: null, wasPressed };
  const { owner } = state;
  return { page: <LinkPage {...{ site, link, owner }} onEnter={() => void enter()} />, wasPressed };
}

/** The pages of accounts; afterwards they lead back to where the visitor came from. */
export function AuthPage(props: Props) {
  const { site, route } = props;
  const { t } = useTexts();
  const session = useStore(site.session.$session);
  const { query } = useStore(site.navigation.$place);
  const isNaming = useIsNaming(site);
  const { from } = query;
  const place = returnPlace(from, site.navigation);
  const onward = targetTo(site.navigation, place.route, place.query);
  const login = targetTo(site.navigation, { kind: 'auth', page: 'login' }, { from });
  // Who has gone elsewhere meanwhile stays there.
  const goOn = () => void (site.navigation.$place.get().route?.kind === 'auth' && onward.go());
  const fromProvider = useProviderReturn(site, place);
  const isForPassword = route.page === 'password';
  const link = useSignInLink(site);
  const led = useLinkPage(site, link, isForPassword ? () => {} : goOn);
  const isGone = link.state.kind === 'gone';
  if (fromProvider.isUnderWay) return waiting;
  const isEntrance = !NO_ENTRANCES.includes(route.page);
  if (led.page !== null && isEntrance && !(session.kind === 'customer' && isNaming)) return led.page;
  // Whoever is only being recognised has not come in by the form, and is told of the link as who they are.
  if (session.kind === 'restoring' && isGone) return waiting;
  if (session.kind === 'customer' && isForPassword)
    return (
      <Page title={t('storefront:password.first')}>
        <SetPassword site={site} customer={session.customer} onDone={goOn} />
      </Page>
    );
  if (session.kind === 'customer' && isNaming)
    return (
      <Page title={t('sign-in:names.welcome')}>
        <Login site={site} onDone={goOn} />
      </Page>
    );
  if (session.kind === 'customer') return <Hello {...{ site, onward, isGone }} />;
  if (route.page === 'forgot-password')
    return (
      <Page title={t('storefront:password.forgotten')}>
        <ForgottenPassword site={site} email="" place="page" onBack={login.go} />
      </Page>
    );
  if (route.page === 'register' || route.page === 'customer-register')
    return <RegisterPage {...props} login={login} onDone={goOn} />;
  return (
    <LoginPage
      {...{ site, route, isGone, from }}
      wasPressed={led.wasPressed}
      failure={fromProvider.failure}
      onDone={isForPassword ? () => {} : goOn}
    />
  );
}
