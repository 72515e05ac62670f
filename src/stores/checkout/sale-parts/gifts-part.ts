import { atom, computed } from 'nanostores';
import { deliveryMoment } from '#domain/gifts/delivery-day.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import type { Gifts } from '../../gifts/gifts.ts';
import type { SalePart } from './sale-part.ts';

/** A voucher is handed out nowhere in particular. */
const $noShop = atom(null);

/** The vouchers of the list as a part of a sale. `nameOf`: how one is called, in the language of the visitor. */
export function giftsPart(gifts: Gifts, nameOf: (gift: OrderedGift) => string): SalePart {
  return {
    kind: 'gifts',
    $wish: computed(gifts.$list, (list) =>
      list.length === 0
        ? null
        : {
            gifts: list.map(({ gift: { themeId, serviceId, price, day, recipient, sender, message } }) => ({
              themeId,
              amount: serviceId === null ? price : null,
              articleId: serviceId,
              recipient,
              sender,
              message,
              deliverAt: day === null ? null : deliveryMoment(day, gifts.timeZone()),
            })),
          },
    ),
    $shop: $noShop,
    lines: () =>
      gifts.$list.get().map((ordered) => ({
        kind: 'gifts',
        id: ordered.id,
        name: nameOf(ordered),
        quantity: 1,
        price: ordered.gift.price,
        startsAt: null,
        sending: { email: ordered.gift.recipient.email, day: ordered.gift.day },
      })),
    remove: (id) => gifts.remove(id),
    takeSold({ lines }) {
      gifts.finish(lines.filter(({ kind }) => kind === 'gifts').map(({ id }) => id));
    },
    reread: () => gifts.offer.again(),
  };
}
