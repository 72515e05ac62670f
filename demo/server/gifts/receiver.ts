import { checkReceiverEmail, checkReceiverName } from '#domain/gifts/receiver.ts';
import { invalidField, type Refusal } from '../http/refusal.ts';

interface Receiver {
  readonly name: string;
  readonly email: string;
}

/** Whom a mail is to go to, as somebody wrote it; refused where it could break the head of a mail or name somebody else. */
export function readReceiver({
  to,
  email,
}: {
  readonly to: string;
  readonly email: string;
}): Receiver | Refusal {
  const name = checkReceiverName(to);
  if (name.kind === 'refused') return invalidField('to');
  const address = checkReceiverEmail(email);
  return address.kind === 'ok' ? { name: name.value, email: address.value } : invalidField('email');
}
