import { maySendAgain, type Voucher } from '#domain/account/credit/voucher.ts';
import { lastDayOf } from '#domain/account/credit/voucher-validity.ts';
import { textIn } from '#domain/locale.ts';
import { formatMoney, type Cents } from '#domain/prices/money.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { withDistinctKeys } from '#ui/lists/distinct-keys.ts';
import { useTexts } from '#ui/texts.ts';
import { DocumentLinks } from '../parts/document-links.view.tsx';
import { VoucherStatusMark } from './voucher-status.view.tsx';

interface VoucherRowProps {
  readonly which: 'received' | 'bought';
  readonly voucher: Voucher;
  readonly onResend: (voucher: Voucher) => void;
}

/** What a voucher is worth, and of one that has paid a part what is left; that all of it is used, its status says. */
function useWorth({ balance, initial, currency }: Voucher): string {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  return balance === initial || balance === 0
    ? money(initial)
    : t('credit:left', { balance: money(balance), initial: money(initial) });
}

/** Whose it is, and where it was sent. */
function Parties({ which, voucher }: Omit<VoucherRowProps, 'onResend'>) {
  const { locale, t } = useTexts();
  const { sender, recipientEmail, status, deliverAt } = voucher;
  if (which === 'received') return sender ? <p>{t('credit:received.from', { name: sender })}</p> : null;
  const day = formatPlainDate(locale, ownDay(deliverAt));
  return (
    <p className={tw('text-caption text-muted [overflow-wrap:anywhere]')}>
      {status === 'scheduled'
        ? t('credit:bought.sendsOn', { day, email: recipientEmail })
        : t('credit:bought.sentTo', { email: recipientEmail })}
    </p>
  );
}

function Uses({ voucher: { uses, currency } }: Pick<VoucherRowProps, 'voucher'>) {
  const { locale, t } = useTexts();
  const money = (cents: Cents) => formatMoney(locale, cents, currency);
  if (uses.length === 0) return null;
  return (
    <div className={tw('text-caption text-muted')}>
      <p>{t('credit:uses')}</p>
      <ul>
        {withDistinctKeys(uses, ({ at }) => `${at}`).map(({ key, item: { at, amount, returned } }) => {
          const used = { amount: money(amount), day: formatPlainDate(locale, ownDay(at)) };
          return (
            <li key={key}>
              {returned > 0
                ? t('credit:usedReturned', { ...used, returned: money(returned) })
                : t('credit:used', used)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A voucher: what it is worth, until when, whose it is and what it has paid. */
export function VoucherRow({ which, voucher, onResend }: VoucherRowProps) {
  const { locale, t } = useTexts();
  const { status, last4, message, recipientName } = voucher;
  const worth = useWorth(voucher);
  const name = textIn(locale, voucher.name);
  // What waits for its day was sent to nobody yet.
  const sending = status === 'scheduled' ? 'sendNow' : 'resend';
  return (
    <li className={tw('grid gap-1 py-5 border-b border-line')}>
      <p className={tw('font-display text-title')}>
        {which === 'bought' && recipientName ? t('credit:bought.to', { name: recipientName }) : name}
      </p>
      <p className={tw('font-medium tabular-nums')}>{worth}</p>
      <p className={tw('flex flex-wrap gap-x-4 gap-y-1 text-caption')}>
        <VoucherStatusMark status={status} />
        {(status === 'active' || status === 'scheduled') && (
          <span className={tw('text-muted')}>
            {t('credit:until', { day: formatPlainDate(locale, lastDayOf(voucher.expiresAt)) })}
          </span>
        )}
        {last4 && <span className={tw('text-muted')}>{t('credit:code', { last4 })}</span>}
      </p>
      <Parties which={which} voucher={voucher} />
      {message && <p className={tw('italic [overflow-wrap:anywhere]')}>{message}</p>}
      <Uses voucher={voucher} />
      <DocumentLinks documents={voucher.documents} />
      {which === 'bought' && maySendAgain(voucher) && (
        <div className={tw('mt-2')}>
          <Button
            variant="small"
            label={t(`credit:${sending}.buttonFor`, { name: recipientName })}
            onPress={() => onResend(voucher)}
          >
            {t(`credit:${sending}.button`)}
          </Button>
        </div>
      )}
    </li>
  );
}
