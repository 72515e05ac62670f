import type { ManagedAppointment } from '#domain/appointments/changing/cancelling.ts';
import type { Currency } from '#domain/prices/money.ts';
import { parseDocuments } from '../account/issued-documents.ts';
import { parseAppointment } from './appointment.ts';
import { amount, fields, flag, id, isoInstant, type Warn } from '../read.ts';

/** Null for what is no appointment, or has no readable terms: a refund that is not known is not promised. */
export function parseManaged(value: unknown, currency: Currency, warn: Warn): ManagedAppointment | null {
  const read = fields(value);
  const appointment = parseAppointment(read['appointment'], currency);
  const cancel = fields(read['cancel']);
  const cancelUntil = isoInstant(cancel['cancelUntil']);
  const refund = amount(cancel['refund'], currency);
  const fee = amount(cancel['fee'], currency);
  if (!appointment || cancelUntil === null || refund === null || fee === null) return null;
  const paid = amount(read['paid'], currency) ?? 0;
  return {
    appointment,
    orderId: id(read['ideorder']),
    paid,
    refunded: amount(read['refunded'], currency) ?? 0,
    kept: amount(read['kept'], currency) ?? paid,
    charged: amount(read['charged'], currency) ?? 0,
    left: amount(read['left'], currency) ?? 0,
    discount: amount(read['discount'], currency) ?? 0,
    terms: {
      mayCancel: flag(cancel['mayCancel'], false),
      isLate: flag(cancel['isLate'], false),
      cancelUntil,
      refund,
      fee,
    },
    mayMove: flag(read['mayMove'], false),
    documents: parseDocuments(read['documents'] ?? [], warn),
  };
}
