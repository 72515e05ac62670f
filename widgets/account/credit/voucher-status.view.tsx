import type { Voucher } from '#domain/account/voucher.ts';
import { tw } from '#theme/sheet.ts';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const MARKS = {
  scheduled: { Icon: ClockIcon, tone: 'text-warning' },
  active: { Icon: CheckIcon, tone: 'text-positive' },
  redeemed: { Icon: CheckIcon, tone: 'text-muted' },
  expired: { Icon: CloseIcon, tone: 'text-muted' },
  voided: { Icon: CloseIcon, tone: 'text-muted' },
  unknown: { Icon: AlertIcon, tone: 'text-muted' },
} as const;

/** What has become of a voucher, in words with an icon. */
export function VoucherStatusMark({ status }: Pick<Voucher, 'status'>) {
  const { t } = useTexts();
  const shown = status ?? 'unknown';
  const { Icon, tone } = MARKS[shown];
  return (
    <span className={tw(`inline-flex items-center gap-1.5 font-medium ${tone}`)}>
      <Icon className="w-4 h-4" />
      <VisuallyHidden>{`${t('credit:status.label')} `}</VisuallyHidden>
      <span>{t(`credit:status.${shown}`)}</span>
    </span>
  );
}
