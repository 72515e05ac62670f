import { useEffect, useRef, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface LoginProps {
  readonly isOpen: boolean;
  /** They were a customer until just now. */
  readonly hasExpired?: boolean | undefined;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** The way in. */
  readonly children: ReactNode;
}

/** An account makes the form shorter; nobody needs one. */
export function LoginView({ isOpen, hasExpired = false, onOpen, onClose, children }: LoginProps) {
  const { t } = useTexts();
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with the way in.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={tw('mt-3 max-w-form')}>
      {isOpen ? (
        <div className={tw('mt-6 pb-8 border-b border-line')}>
          <Heading variant="label" below={1}>
            {t('reservation:login.title')}
          </Heading>
          {children}
          <div className={tw('mt-3')}>
            <Button variant="quiet" onPress={onClose}>
              {t('reservation:login.asGuest')}
            </Button>
          </div>
        </div>
      ) : (
        <p className={tw('flex flex-wrap items-center gap-x-2 text-muted')}>
          {t(`reservation:login.${hasExpired ? 'expired' : 'question'}`)}
          <Button variant="quiet" expanded={false} buttonRef={opener} onPress={onOpen}>
            {t('reservation:login.open')}
          </Button>
        </p>
      )}
    </div>
  );
}
