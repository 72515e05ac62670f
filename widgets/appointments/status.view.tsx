import type { ShownStatus } from '#domain/appointments/booking-status.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AlertIcon, CalendarIcon, CheckIcon, ClockIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

const MARKS = {
  'to-pay': { Icon: AlertIcon, look: 'text-warning' },
  awaiting: { Icon: ClockIcon, look: 'text-warning' },
  confirmed: { Icon: CheckIcon, look: 'text-positive' },
  past: { Icon: CalendarIcon, look: 'text-muted' },
  missed: { Icon: CloseIcon, look: 'text-muted' },
  cancelled: { Icon: CloseIcon, look: 'text-negative' },
  unknown: { Icon: AlertIcon, look: 'text-muted' },
} as const;

/** A status in few words with its icon, so that no colour is needed; one that we do not know is told as it came. */
export function StatusMark({ shown, word }: { readonly shown: ShownStatus; readonly word: string }) {
  const { t } = useTexts();
  const { Icon, look } = MARKS[shown];
  return (
    <span className={tw(`inline-flex items-center gap-1.5 font-medium ${look}`)}>
      <Icon className="w-4 h-4" />
      {shown !== 'unknown' && <VisuallyHidden>{`${t('appointments:status.label')} `}</VisuallyHidden>}
      <span>{t(`appointments:status.${shown}`, { status: word })}</span>
    </span>
  );
}
