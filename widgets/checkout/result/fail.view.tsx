import { toNationalPhone } from '#domain/people/national-phone.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { ExternalLink, type Target } from '#ui/actions/link.tsx';
import { EmptyArt } from '#ui/states/art/empty-art.tsx';
import { PlainPage } from '#ui/states/plain-page.tsx';
import { useTexts } from '#ui/texts.ts';
import type { NextPurchase } from '../next-purchase.ts';
import type { PayStage } from '../order/pay-bar/pay-bar.view.tsx';

interface FailViewProps {
  readonly stage: PayStage;
  /** Of the shop, E.164; empty where it has none. */
  readonly phone: string;
  readonly country: string;
  /** The way to try again; null where nothing is in the cart. */
  readonly again: Target | null;
  readonly next: NextPurchase;
}

function reasonOf(stage: PayStage): string | null {
  return stage.kind === 'refused' ? (stage.message ?? stage.problem?.message ?? null) : null;
}

/** A payment that came to nothing: why, and what can be done. */
export function FailView({ stage, phone, country, again, next }: FailViewProps) {
  const { t } = useTexts();
  const isGivenBack = stage.kind === 'given-back';
  return (
    <PlainPage
      art={<EmptyArt />}
      title={t(isGivenBack ? 'checkout:givenBack.title' : 'checkout:fail.title')}
      action={
        again ? (
          <ButtonLink to={again}>{t('checkout:fail.again')}</ButtonLink>
        ) : (
          <ButtonLink to={next.to}>{t(next.label)}</ButtonLink>
        )
      }
    >
      <p>
        {isGivenBack
          ? t('checkout:givenBack.text')
          : (reasonOf(stage) ?? t(again ? 'checkout:fail.text' : 'checkout:fail.plain'))}
      </p>
      {phone && (
        <p>
          {t('checkout:fail.phone')}{' '}
          <ExternalLink href={`tel:${phone}`}>{toNationalPhone(phone, country)}</ExternalLink>
        </p>
      )}
    </PlainPage>
  );
}
