import type { ServerContext } from '../../../../context.ts';
import { change, rowOf } from '../../sandbox-books.ts';
import type { MoneticoKey } from '../monetico-key.ts';
import { keepNotification } from '../monetico-notification.ts';
import { moneticoNotification } from './monetico-message.ts';

/** Tells what a bank that takes its time has answered by now, when somebody next looks: the sandbox has no clock of its own. */
export async function tellDue(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  key: MoneticoKey,
  orderId: string,
): Promise<void> {
  const name = { companyId: key.societe, intentId: orderId };
  const row = await rowOf(db, name);
  const at = row?.readyAt ?? null;
  const isTold = row?.state === 'processing' || row?.state === 'authorised';
  if (!isTold || at === null || at.getTime() > clock.now()) return;
  // Whoever else looks at the same time tells the same.
  await change(db, name, ['processing'], { state: 'authorised' });
  const told = moneticoNotification(row, { key, isPaid: true, at });
  await keepNotification(db, { companyId: key.societe, key }, told);
}
