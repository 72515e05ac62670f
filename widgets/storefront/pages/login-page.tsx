import type { RouteOf } from '#domain/site/routes.ts';
import { useStore } from '@nanostores/react';
import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { Login } from '../account/login.tsx';
import { targetTo } from '../place/target.ts';

/** The login as a page of its own; afterwards it leads home. */
export function LoginPage({ site }: StorefrontPageProps<RouteOf<'auth'>>) {
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
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">{t('storefront:login.title')}</Heading>
      <p className={tw('mt-4 text-lead text-muted')}>{t('storefront:login.intro')}</p>
      <Login site={site} onDone={home.go} />
    </div>
  );
}
