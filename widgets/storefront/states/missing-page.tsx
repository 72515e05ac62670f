import type { StorefrontPageProps } from '#stores/storefront-page.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { NotFoundArt } from '#ui/states/art/not-found-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts } from '#ui/texts.ts';
import { targetTo } from '../place/target.ts';

interface MissingPageProps extends Pick<StorefrontPageProps, 'site' | 'company'> {
  /** `unresolved`: no page has such an address at all. */
  readonly route: { readonly unresolved: boolean };
}

/** No such page. */
export function MissingPage({ site, company, route }: MissingPageProps) {
  const { t } = useTexts();
  return (
    <PlainPage
      art={<NotFoundArt />}
      title={t('storefront:missing.title')}
      action={
        <>
          <ButtonLink to={targetTo(site.navigation, { kind: 'home' })}>
            {t('storefront:missing.home')}
          </ButtonLink>
          {company.booking.active && (
            <ButtonLink to={targetTo(site.navigation, { kind: 'services' })} variant="secondary">
              {t('storefront:menu.services')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t(route.unresolved ? 'storefront:missing.unresolved' : 'storefront:missing.text')}</p>
    </PlainPage>
  );
}
