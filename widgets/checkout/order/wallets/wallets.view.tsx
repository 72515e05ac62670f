import { useId, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface WalletsViewProps {
  readonly isOffered: boolean;
  /** What the press of a wallet's button means, with the sum. */
  readonly order: string;
  /** Products are sent. */
  readonly isSent: boolean;
  /** Name of the shop that hands products out unless they are sent; null where there are none. */
  readonly collected: string | null;
  /** Until when the visit may be cancelled; null without one. */
  readonly cancelRule: ReactNode;
  readonly terms: ReactNode;
  /** Where the provider shows the buttons. */
  readonly children: ReactNode;
}

/** Wallets before the form that they spare; where there is none, nothing of it is there. */
export function WalletsView(props: WalletsViewProps) {
  const { isOffered, order, isSent, collected, cancelRule, terms, children } = props;
  const { t } = useTexts();
  const title = useId();
  return (
    <section
      aria-labelledby={isOffered ? title : undefined}
      className={tw(isOffered ? 'mb-8' : 'h-0 overflow-hidden invisible')}
    >
      {isOffered && (
        <>
          <Heading variant="title" below={1} id={title}>
            {t('checkout:wallets.title')}
          </Heading>
          <p className={tw('mt-1 font-semibold')}>{order}</p>
          {collected !== null && (
            <p className={tw('text-muted')}>
              {isSent ? t('checkout:delivery.deliver') : `${t('checkout:collect.title')} – ${collected}`}
            </p>
          )}
        </>
      )}
      <div className={tw('mt-3')}>{children}</div>
      {isOffered && (
        <>
          <div className={tw('mt-3 grid gap-2')}>
            {cancelRule && <p className={tw('text-caption text-muted')}>{cancelRule}</p>}
            {terms}
          </div>
          <p className={tw('mt-4 pt-4 border-t border-line text-muted')}>{t('checkout:wallets.or')}</p>
        </>
      )}
    </section>
  );
}
