import type { ShownStatus } from '#domain/appointments/booking-status.ts';
import { tw } from '#theme/sheet.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { CalendarIcon } from '#ui/icons/visit-icons.tsx';
import { useTexts } from '#ui/texts.ts';

const MARKS = {
  'to-pay': { Icon: AlertIcon, tone: 'text-warning' },
  awaiting: { Icon: ClockIcon, tone: 'text-warning' },
  confirmed: { Icon: CheckIcon, tone: 'text-positive' },
  past: { Icon: CalendarIcon, tone: 'text-muted' },
  missed: { Icon: CloseIcon, tone: 'text-muted' },
  cancelled: { Icon: CloseIcon, tone: 'text-negative' },
  unknown: { Icon: AlertIcon, tone: 'text-muted' },
} as const;

/** A status in few words with its icon, so that no colour is needed; one that we do not know is told as it came. */
export function StatusMark({ shown, word }: { readonly shown: ShownStatus; readonly word: string }) {
  const { t } = useTexts();
  const { Icon, tone } = MARKS[shown];
  return (
    <span className={tw(`inline-flex items-center gap-1.5 font-medium ${tone}`)}>
      <Icon className="w-4 h-4" />
      {shown !== 'unknown' && <VisuallyHidden>{`${t('appointments:status.label')} `}</VisuallyHidden>}
      <span>{t(`appointments:status.${shown}`, { status: word })}</span>
    </span>
  );
}
