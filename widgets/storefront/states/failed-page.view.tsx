import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { NotFoundArt } from '#ui/states/art/not-found-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts } from '#ui/texts.ts';

/** Something of ours failed while a page was shown. */
export function FailedPage({ home, onRetry }: { readonly home: Target; readonly onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div role="alert">
      <PlainPage
        art={<NotFoundArt />}
        title={t('storefront:failed.title')}
        action={
          <>
            <Button variant="primary" onPress={onRetry}>
              {t('common:retry')}
            </Button>
            <ButtonLink to={home} variant="secondary">
              {t('storefront:missing.home')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('storefront:failed.text')}</p>
      </PlainPage>
    </div>
  );
}
