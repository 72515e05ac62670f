import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { greetedName } from '#domain/people/customer.ts';
import type { RouteOf } from '#domain/site/routes.ts';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { Terms } from '#widgets/booking/details/terms.tsx';
import { FromLinkView } from '#widgets/sign-in/link/from-link.view.tsx';
import { useSignInLink } from '#widgets/sign-in/link/use-sign-in-link.ts';
import { ForgottenPassword } from '#widgets/sign-in/password/forgotten-password.tsx';
import { Register } from '#widgets/sign-in/register/register.tsx';
import { useIsNaming } from '#widgets/sign-in/use-is-naming.ts';
import { Login } from '../../account/login.tsx';
import { targetTo } from '../../place/target.ts';
import { returnPlace } from './return-place.ts';
import { SetPassword } from './set-password.tsx';
import { useProviderReturn } from './use-provider-return.ts';

type Props = StorefrontPageProps<RouteOf<'auth'>>;

const waiting = (
  <LoadingRegion>
    <Skeleton className="h-48 w-full max-w-form mx-auto" />
  </LoadingRegion>
);

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">{title}</Heading>
      {children}
    </div>
  );
}

/** Whoever is logged in already. */
function Hello({ site, onward }: Pick<Props, 'site'> & { readonly onward: Target }) {
  const { t } = useTexts();
  const session = useStore(site.session.$session);
  if (session.kind !== 'customer') return null;
  return (
    <Page title={t('storefront:login.hello', { name: greetedName(session.customer) })}>
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
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  const hasTerms = company.legalSections.length > 0;
  return (
    <Page title={t('storefront:login.register')}>
      <p className={tw('mt-4 text-lead text-muted')}>{t('sign-in:register.intro')}</p>
      <Register
        {...{ site, login, onDone }}
        companyName={company.identity.name}
        terms={
          hasTerms ? texts.has('reservation') && <Terms site={site} written={company.legalSections} /> : null
        }
      />
    </Page>
  );
}

/** The way in, or what a link that led here does. */
function LoginPage({
  site,
  route,
  failure,
  onDone,
}: Pick<Props, 'site' | 'route'> & { readonly failure: string | null; readonly onDone: () => void }) {
  const { t } = useTexts();
  const link = useSignInLink(site);
  const { state } = link;
  const words = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (state.kind === 'gone' && wasPressed.current) words.current?.focus({ preventScroll: true });
  }, [state.kind]);
  if (state.kind === 'reading') return waiting;
  if (state.kind === 'failed') return <ErrorState onRetry={link.retry} />;
  if (state.kind === 'ready') {
    const { firstname, identifier } = state.owner;
    const enter = async () => {
      wasPressed.current = true;
      if (await link.enter(state.owner)) onDone();
    };
    return (
      <Page title={t('sign-in:fromLink.title')}>
        <FromLinkView
          name={firstname || identifier.value}
          to={identifier.value}
          isBusy={link.isBusy}
          failure={link.failure}
          attempt={link.count}
          onEnter={() => void enter()}
        />
      </Page>
    );
  }
  const isGone = state.kind === 'gone';
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
      <Login site={site} onDone={onDone} />
    </Page>
  );
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
  if (fromProvider.isUnderWay) return waiting;
  if (session.kind === 'customer' && route.page === 'password')
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
  if (session.kind === 'customer') return <Hello site={site} onward={onward} />;
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
      {...{ site, route }}
      failure={fromProvider.failure}
      onDone={route.page === 'password' ? () => {} : goOn}
    />
  );
}
