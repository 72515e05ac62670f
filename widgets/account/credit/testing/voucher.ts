import type { Voucher } from '#domain/account/credit/voucher.ts';
import { instant } from '#domain/time/instant.ts';

/** A voucher of 50 €. */
export const VOUCHER: Voucher = {
  id: 'v1',
  name: { fr: 'Chèque-cadeau' },
  last4: '',
  initial: 5000 as Voucher['initial'],
  balance: 5000 as Voucher['initial'],
  currency: { code: 'EUR', digits: 2 },
  status: 'scheduled',
  recipientName: 'Sacha',
  recipientEmail: 'sacha@example.com',
  sender: 'Camille',
  message: '',
  deliverAt: instant(Date.UTC(2026, 1, 14, 9)),
  expiresAt: instant(Date.UTC(2027, 1, 14, 9)),
  documents: [],
  uses: [],
};
