import { useEffect, useRef } from 'react';
import type { Instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '../actions/button.tsx';
import { useAnnounce } from '../announcer.tsx';
import { ClockIcon } from '../icons/icons.tsx';
import { useTexts } from '../texts.ts';

export interface HoldClockProps {
  readonly secondsLeft: number;
  readonly expiresAt: Instant;
  readonly isExtending: boolean;
  /** Keeps the slot longer; null where that cannot be asked. */
  readonly onExtend: (() => void) | null;
}

/** From here on the seconds are shown, and more time is offered. */
export const WARN_SECONDS = 120;

/** How long the slot is kept: in minutes, which are the same in every time zone; in seconds once it is urgent, which is said once. */
export function HoldClock({ secondsLeft, expiresAt, isExtending, onExtend }: HoldClockProps) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const isUrgent = secondsLeft <= WARN_SECONDS;
  const warnedFor = useRef<Instant | null>(null);
  useEffect(() => {
    if (!isUrgent || warnedFor.current === expiresAt) return;
    warnedFor.current = expiresAt;
    announce(t('reservation:hold.warning', { count: secondsLeft }), 'alert');
  }, [isUrgent, expiresAt, secondsLeft, announce, t]);
  return (
    <div className={tw('flex items-start gap-2.5 text-caption')}>
      <span className={tw(`shrink-0 ${isUrgent ? 'text-warning' : 'text-muted'}`)}>
        <ClockIcon className="w-4 h-4 mt-0.5" />
      </span>
      <div>
        <p className={tw(isUrgent ? 'text-warning' : 'text-muted')}>
          {isUrgent
            ? t('reservation:hold.seconds', { count: secondsLeft })
            : t('reservation:hold.minutes', { count: Math.ceil(secondsLeft / 60) })}
        </p>
        {isUrgent && onExtend && (
          <Button variant="quiet" busy={isExtending} onPress={onExtend}>
            {t('reservation:hold.extend')}
          </Button>
        )}
      </div>
    </div>
  );
}
