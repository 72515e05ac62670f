import { computed, type ReadableAtom } from 'nanostores';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn, type Locale } from '#domain/locale.ts';
import { valueOf, type Load } from '../../load.ts';
import type { VisitStore } from '../../visit/visit.ts';
import type { SalePart } from './sale-part.ts';

/** The visit whose time is held as a part of a sale: it is booked by being paid. */
export function visitPart(
  visit: VisitStore,
  $shops: ReadableAtom<Load<readonly Shop[]>>,
  locale: () => Locale,
): SalePart {
  const { $held, mayBegin, begin, end, finish, visitKey, codes } = visit.payment;
  return {
    kind: 'visit',
    $wish: computed(
      [$held, visit.$draft, visit.$extras],
      (hold, { message }, { offersSms, smsReminder }) =>
        hold && {
          visit: {
            holdId: hold.id,
            visitKey: visitKey(),
            message: message.trim(),
            smsReminder: offersSms && smsReminder,
          },
        },
    ),
    $shop: computed(
      [$held, $shops],
      (hold, load) => valueOf(load)?.find(({ externalId }) => externalId === hold?.externalShopId) ?? null,
    ),
    lines: () =>
      ($held.get()?.lines ?? []).map(({ externalServiceId, name, price, startsAt }) => ({
        kind: 'visit',
        id: externalServiceId,
        name: textIn(locale(), name),
        quantity: 1,
        price,
        startsAt,
        sending: null,
      })),
    takeSold(_sold, { appointmentId, appointmentStatus, appointment }) {
      if (appointmentId === null) return;
      finish({ appointmentId, status: appointmentStatus ?? 'confirmed', appointment });
    },
    reread: () => Promise.resolve(),
    mayBegin,
    begin,
    end,
    contact: { $draft: visit.$draft, edit: visit.edit },
    get codes() {
      return codes();
    },
    removeCode: (code) => void visit.removeCode(code),
  };
}
