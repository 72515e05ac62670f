import { eq } from 'drizzle-orm';
import { paymentEvents } from '../../../database/schema/selling/orders.ts';
import { later, salon, server } from '../../../testing/open-salons.ts';
import { booksOf, init, payFor, visitBody } from '../../../testing/sales.ts';
import { holdVisit } from '../../../testing/visits.ts';

/** A visit whose payment is under way by a method, as the sandbox's books have it. */
export async function payingFor(method: string) {
  const cart = await init(server, salon, visitBody(await holdVisit(server, salon)));
  await payFor(server, salon, cart, { method });
  const { payments, intents } = await booksOf(server, salon);
  return { cart, paymentId: payments[0]?.id ?? '', intent: intents[0]! };
}

/** A payment that its bank makes while nobody asks. */
export async function latePayment() {
  const paying = await payingFor('tok_late');
  later(60_000);
  return paying;
}

interface Message {
  readonly method?: 'GET';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** The status that a message is answered with. */
export async function send(message: Message): Promise<number> {
  return (await server.app.inject({ method: 'POST', ...message })).statusCode;
}

/** How many messages were heard of the salon's payments. */
export const heard = async (): Promise<number> =>
  (await server.database.db.select().from(paymentEvents).where(eq(paymentEvents.companyId, salon))).length;
