import type { Database } from '../../../database/database.ts';
import { companyName } from '../hosted/company-name.ts';
import type { IntentAsk } from '../provider.ts';
import type { MadePage } from '../hosted/provider-page.ts';
import type { Paypal } from './paypal-client.ts';
import { MadeOrder, moneyOf } from './paypal-order.ts';

/** Of the links of an order: where its payer agrees. */
const APPROVE: readonly string[] = ['payer-action', 'approve'];

/** Makes the order that a visitor is to approve on PayPal's page; `turn` counts those of the same payment. */
export async function makeOrder(
  paypal: Paypal,
  db: Database,
  ask: Omit<IntentAsk, 'provider'>,
  turn: number,
): Promise<MadePage> {
  const { companyId, reference, amount, currency, captures, returnUrl } = ask;
  const order = await paypal.post('/v2/checkout/orders', MadeOrder, {
    requestId: `${reference}-${turn}`,
    body: {
      intent: captures ? 'CAPTURE' : 'AUTHORIZE',
      purchase_units: [{ custom_id: reference, amount: moneyOf(amount, currency) }],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: await companyName(db, companyId),
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: returnUrl,
            cancel_url: returnUrl,
          },
        },
      },
    },
  });
  const url = order.links.find(({ rel }) => APPROVE.includes(rel))?.href;
  if (url === undefined) throw new Error('PayPal made an order without a page to approve it on.');
  return { pageId: order.id, url, expiresAt: null };
}
