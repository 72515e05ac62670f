import type { Company } from '#domain/company/company.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { useTexts } from '#ui/texts.ts';
import { phoneText } from '#widgets/contact/shop/phone-text.ts';
import { ClosedArt } from '#ui/states/art/closed-art.tsx';
import { WaitingArt } from '#ui/states/art/waiting-art.tsx';
import { NotFoundArt } from '#ui/states/art/not-found-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';

/** No company is registered here: there is nowhere to go back to. */
export function UnknownCompanyPage() {
  const { t } = useTexts();
  return (
    <PlainPage art={<NotFoundArt />} title={t('storefront:unknownCompany.title')}>
      <p>{t('storefront:unknownCompany.text')}</p>
    </PlainPage>
  );
}

/** The company cannot be had just now. */
export function UnavailablePage({
  isBusy,
  onRetry,
}: {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts();
  return (
    <PlainPage
      art={<ClosedArt />}
      title={t('storefront:closed.maintenance')}
      action={
        <Button busy={isBusy} onPress={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      <p>{t('storefront:closed.sorry')}</p>
    </PlainPage>
  );
}

/** The company has closed its site for a while, or works on it. */
export function ClosurePage({
  company,
  isMaintenance,
}: {
  readonly company: Company;
  readonly isMaintenance: boolean;
}) {
  const { locale, t } = useTexts();
  const { name, phone, email } = company.identity;
  const message = isMaintenance ? '' : textIn(locale, company.closure.message);
  // Hiding the default says nothing unless the company has words of its own.
  const hidesDefault = company.closure.hideDefault && message !== '';
  return (
    <PlainPage
      art={hidesDefault ? null : <ClosedArt />}
      eyebrow={hidesDefault ? undefined : name}
      title={
        hidesDefault ? name : t(isMaintenance ? 'storefront:closed.maintenance' : 'storefront:closed.title')
      }
      action={
        (phone || email) && (
          <p className={tw('flex flex-wrap justify-center gap-x-6')}>
            {phone && (
              <a
                href={`tel:${phone}`}
                className={tw('inline-flex items-center min-h-target underline underline-offset-4')}
              >
                {phoneText(phone, null)}
              </a>
            )}
            {email && (
              <a
                href={`mailto:${email}`}
                className={tw('inline-flex items-center min-h-target underline underline-offset-4')}
              >
                {email}
              </a>
            )}
          </p>
        )
      }
    >
      {isMaintenance && <p>{t('storefront:closed.sorry')}</p>}
      {message && <SafeHtml html={message} className="mx-auto" />}
    </PlainPage>
  );
}

/** Too many visitors at once: it is tried again by itself, and whenever the visitor likes. */
export function WaitingPage({
  seconds,
  isBusy,
  onRetry,
}: {
  /** Until the next attempt; null where none is planned. */
  readonly seconds: number | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts();
  return (
    <PlainPage
      art={<WaitingArt />}
      title={t('storefront:waiting.title')}
      action={
        <Button variant="primary" busy={isBusy} onPress={onRetry}>
          {t('common:retry')}
        </Button>
      }
    >
      <p>{t('storefront:waiting.text')}</p>
      {seconds !== null && !isBusy && (
        <p className={tw('mt-3 text-body')} aria-hidden="true">
          {t('storefront:waiting.next', { count: seconds })}
        </p>
      )}
    </PlainPage>
  );
}
