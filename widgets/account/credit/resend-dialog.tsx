import { useState } from 'react';
import type { Voucher } from '#domain/account/credit/voucher.ts';
import type { CreditStore, VoucherReceiver } from '#stores/account/credit/credit.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { ownDay } from '#ui/environment/own-day.ts';
import { Below } from '#ui/heading.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { ResendForm } from './resend-form.view.tsx';

interface ResendDialogProps {
  readonly store: CreditStore;
  /** Null: none is to be sent again. */
  readonly voucher: Voucher | null;
  readonly onClose: () => void;
  /** It is on its way; another one may be asked about meanwhile. */
  readonly onSent: (voucher: Voucher) => void;
}

const isPlanned = ({ status }: Voucher) => status === 'scheduled';

function Resend({ store, voucher, onClose, onSent }: ResendDialogProps & { readonly voucher: Voucher }) {
  const { locale, t } = useTexts();
  const toast = useToast();
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null; attempt: number }>({
    isBusy: false,
    failure: null,
    attempt: 0,
  });
  async function send(to: VoucherReceiver): Promise<void> {
    setState((before) => ({ ...before, isBusy: true }));
    const outcome = await store.resend(voucher, to);
    if (outcome.kind === 'failed') {
      const { message } = outcome.problem;
      return setState(({ attempt }) => ({ isBusy: false, failure: message, attempt: attempt + 1 }));
    }
    toast(t(`credit:${isPlanned(voucher) ? 'sendNow' : 'resend'}.done`, { email: to.email }));
    return onSent(voucher);
  }
  return (
    <ResendForm
      {...state}
      name={voucher.recipientName}
      email={voucher.recipientEmail}
      planned={isPlanned(voucher) ? formatPlainDate(locale, ownDay(voucher.deliverAt)) : null}
      onSend={(to) => void send(to)}
      onCancel={onClose}
    />
  );
}

/** Sends a bought voucher again, to the same person or to another. */
export function ResendDialog(props: ResendDialogProps) {
  const { voucher, onClose } = props;
  const { t } = useTexts();
  return (
    <Dialog
      narrow
      open={voucher !== null}
      title={t(`credit:${voucher && isPlanned(voucher) ? 'sendNow' : 'resend'}.title`)}
      onClose={onClose}
    >
      {voucher && (
        // The form stands directly under the dialog's title, not in a section of its own.
        <Below by={-1}>
          <Resend key={voucher.id} {...props} voucher={voucher} />
        </Below>
      )}
    </Dialog>
  );
}
