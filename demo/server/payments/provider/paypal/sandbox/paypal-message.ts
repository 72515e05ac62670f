import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../../../../context.ts';
import type { IntentRow } from '../../sandbox-books.ts';
import { webhookPath } from '../../webhooks/webhook-path.ts';
import { paypalCapture, paypalOrder } from './paypal-writing.ts';
import { signatureOf } from './webhook-signature.ts';

interface Told {
  readonly id: string;
  readonly type: string;
  /** Epoch seconds. */
  readonly created: number;
}

const DENIED = 'PAYMENT.CAPTURE.DENIED';

/** What the sandbox sends of an order, as PayPal does: what its visitor has approved is told as that, whatever will come of it. */
export function paypalMessage(
  { id, type, created }: Told,
  intent: IntentRow,
  {
    companyToken,
    secret: webhookId,
    originOf,
  }: Pick<ServerContext, 'originOf'> & { readonly companyToken: string; readonly secret: string },
) {
  const isApproval = intent.state === 'approved' && !(type === DENIED && intent.fault === null);
  const event_type = isApproval ? 'CHECKOUT.ORDER.APPROVED' : type;
  const time = new Date(created * 1000).toISOString();
  const payload = JSON.stringify({
    id,
    event_version: '1.0',
    create_time: time,
    event_type,
    ...(isApproval
      ? { resource_type: 'checkout-order', resource: paypalOrder(intent, [], originOf) }
      : {
          resource_type: 'capture',
          resource: paypalCapture(intent, type === DENIED ? 'DECLINED' : undefined),
        }),
  });
  const transmission = randomUUID();
  return {
    url: webhookPath('paypal', companyToken),
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-sandbox',
      'paypal-transmission-id': transmission,
      'paypal-transmission-sig': signatureOf({ id: transmission, time, webhookId, payload }),
      'paypal-transmission-time': time,
    },
    payload,
  };
}
