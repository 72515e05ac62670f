import { useRef } from 'react';
import type { Locale } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import type { UiTexts } from '#ui/texts.ts';
import { useFreePlace } from './use-free-place.ts';

interface LanguageOfferProps {
  readonly locale: Locale;
  /** In that language. */
  readonly t: UiTexts['t'];
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

/** A language, offered in itself over the page where it covers nothing that can be pressed: nothing moves. */
export function LanguageOfferView({ locale, t, onAccept, onDecline }: LanguageOfferProps) {
  const offer = useRef<HTMLElement>(null);
  useFreePlace(offer);
  const sentence = t('language-offer:sentence');
  return (
    <section
      ref={offer}
      lang={locale}
      aria-label={sentence}
      className={tw(
        'fixed z-30 invisible left-4 right-4 mx-auto w-fit flex @[56em]:right-auto flex-wrap items-center justify-center gap-x-6 gap-y-2 p-2 @[56em]:px-5 rounded-pill bg-raised text-ink border border-line shadow',
      )}
    >
      {/* On a phone the buttons say it, so that little of the page is covered. */}
      <p className={tw('hidden @[56em]:block')}>{sentence}</p>
      <div className={tw('flex flex-wrap items-center gap-x-4 pr-3')}>
        <Button variant="small" onPress={onAccept}>
          {t('language-offer:accept')}
        </Button>
        <Button variant="quiet" onPress={onDecline}>
          {t('language-offer:decline')}
        </Button>
      </div>
    </section>
  );
}
