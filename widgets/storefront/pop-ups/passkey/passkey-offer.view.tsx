import { useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { PasskeyIcon } from '#widgets/sign-in/passkey/passkey-icon.view.tsx';
import { useClearPlace } from '../consent/clear-place.ts';

interface PasskeyOfferProps {
  readonly isBusy: boolean;
  readonly onCreate: () => void;
  readonly onLater: () => void;
}

/** Offers a passkey at the foot of the page, which stays in use. */
export function PasskeyOfferView({ isBusy, onCreate, onLater }: PasskeyOfferProps) {
  const { t } = useTexts();
  const banner = useRef<HTMLElement>(null);
  useClearPlace(banner);
  return (
    <section
      ref={banner}
      data-banner=""
      aria-label={t('sign-in:passkey.offer.title')}
      className={tw(
        'fixed z-30 inset-x-0 bottom-[var(--v-bar,0px)] @container bg-raised text-ink border-t border-line shadow [&_:is(a,button)]:!scroll-my-0',
      )}
    >
      <div
        className={tw(
          'max-w-page mx-auto px-5 @[40em]:px-8 py-3 @[56em]:py-4 grid gap-x-8 gap-y-2 @[56em]:grid-cols-[1fr_auto] items-center',
        )}
      >
        <div className={tw('flex gap-3 max-w-reading')}>
          <PasskeyIcon className="w-6 h-6 mt-0.5 text-link" />
          <div>
            <p className={tw('font-medium')}>{t('sign-in:passkey.offer.title')}</p>
            <p className={tw('text-caption text-muted')}>{t('sign-in:passkey.offer.text')}</p>
          </div>
        </div>
        <div className={tw('flex flex-wrap gap-x-5 items-center')}>
          <Button variant="small" busy={isBusy} onPress={onCreate}>
            {t('sign-in:passkey.offer.create')}
          </Button>
          <Button variant="quiet" unavailable={isBusy} onPress={onLater}>
            {t('sign-in:passkey.offer.later')}
          </Button>
        </div>
      </div>
    </section>
  );
}
