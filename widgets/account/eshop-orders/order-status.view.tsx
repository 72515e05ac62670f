import { knownStatus, type EshopStatus } from '#domain/account/orders/eshop-order.ts';
import { tw } from '#theme/sheet.ts';
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const WAITING = { Icon: ClockIcon, tone: 'text-warning' } as const;
const DONE = { Icon: CheckIcon, tone: 'text-positive' } as const;
const OVER = { Icon: CloseIcon, tone: 'text-muted' } as const;

const MARKS: Readonly<Record<EshopStatus, typeof WAITING | typeof DONE | typeof OVER>> = {
  pending: WAITING,
  paid: DONE,
  preparing: WAITING,
  ready: DONE,
  collected: DONE,
  shipped: DONE,
  delivered: DONE,
  cancelled: OVER,
  refunded: OVER,
};

const UNKNOWN = { Icon: AlertIcon, tone: 'text-muted' } as const;

/** The status of an order in words with its icon; one that we do not know is told as it came. */
export function OrderStatus({ status }: { readonly status: string }) {
  const { t } = useTexts();
  const known = knownStatus(status);
  const { Icon, tone } = known ? MARKS[known] : UNKNOWN;
  return (
    <span className={tw(`inline-flex items-center gap-1.5 font-medium ${tone}`)}>
      <Icon className="w-4 h-4" />
      <VisuallyHidden>{`${t('eshop-orders:status.label')} `}</VisuallyHidden>
      <span>{known ? t(`eshop-orders:status.${known}`) : status}</span>
    </span>
  );
}
