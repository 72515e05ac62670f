import type { RouteOf } from '#domain/site/routes.ts';
import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { ForgottenPassword } from '#widgets/booking/details/login/forgotten-password.tsx';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';

/** The same for who forgot the password. */
function ForgottenPage({ site }: Pick<StorefrontPageProps, 'site'>) {
  const { t } = useTexts();
  const texts = useStore(site.texts.$texts);
  const login = targetTo(site.navigation, { kind: 'auth', page: 'login' });
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">{t('storefront:password.forgotten')}</Heading>
      {texts.has('reservation') && <ForgottenPassword site={site} email="" place="page" onBack={login.go} />}
    </div>
  );
}

/** The login as a page of its own; afterwards it leads home. */
export function LoginPage({ site, route }: StorefrontPageProps<RouteOf<'auth'>>) {
  const { t } = useTexts();
  const session = useStore(site.session.$session);
  const home = targetTo(site.navigation, { kind: 'home' });
  if (session.kind === 'customer') {
    return (
      <div className={tw('max-w-form')}>
        <Heading variant="display">
          {t('storefront:login.hello', { name: session.customer.firstname || session.customer.email })}
        </Heading>
        <p className={tw('mt-4 text-lead text-muted')}>{t('storefront:login.already')}</p>
        <div className={tw('mt-8 flex flex-wrap items-center gap-6')}>
          <ButtonLink to={home}>{t('storefront:login.onward')}</ButtonLink>
          <Button variant="quiet" onPress={() => site.session.logout()}>
            {t('storefront:account.logout')}
          </Button>
        </div>
      </div>
    );
  }
  if (route.page === 'forgot-password') return <ForgottenPage site={site} />;
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">{t('storefront:login.title')}</Heading>
      <p className={tw('mt-4 text-lead text-muted')}>{t('storefront:login.intro')}</p>
      <Login site={site} onDone={home.go} />
    </div>
  );
}
