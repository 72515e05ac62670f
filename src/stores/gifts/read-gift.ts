import type { GiftDraft } from '#domain/gifts/gift.ts';
import type { OrderedGift } from '#domain/gifts/ordered-gift.ts';
import { fields, isObject, number, text } from '#platform/wire/read.ts';

/** A voucher as it was filled in, out of what was stored. */
export function parseDraft(value: unknown): GiftDraft {
  const read = fields(value);
  const [
    themeId = '',
    amount = '',
    serviceId = '',
    name = '',
    email = '',
    sender = '',
    message = '',
    day = '',
  ] = ['themeId', 'amount', 'serviceId', 'name', 'email', 'sender', 'message', 'day'].map((field) =>
    text(read[field]),
  );
  return {
    themeId,
    amount,
    serviceId,
    name,
    email,
    sender,
    message,
    day,
    worth: read['worth'] === 'service' ? 'service' : 'amount',
    when: read['when'] === 'later' ? 'later' : 'now',
  };
}

/** Null for what is no voucher that could be paid. */
export function parseOrdered(value: unknown): OrderedGift | null {
  const read = fields(value);
  const gift = fields(read['gift']);
  const recipient = fields(gift['recipient']);
  const price = number(gift['price']);
  const id = text(read['id']);
  if (!id || price === null || !isObject(gift['recipient']) || !text(gift['themeId'])) return null;
  return {
    id,
    draft: parseDraft(read['draft']),
    gift: {
      themeId: text(gift['themeId']),
      serviceId: text(gift['serviceId']) || null,
      price,
      recipient: { name: text(recipient['name']), email: text(recipient['email']) },
      sender: text(gift['sender']),
      message: text(gift['message']),
      day: text(gift['day']) || null,
    },
  };
}
