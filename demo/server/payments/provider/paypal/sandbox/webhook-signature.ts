import { createHmac } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderContext } from '../../provider-context.ts';
import { webhookSecret } from '../../keys/secrets.ts';
import type { Asked } from './handlers.ts';
import { paypalError, type Answer } from './paypal-writing.ts';

const Told = Type.Object({
  auth_algo: Type.String(),
  cert_url: Type.String(),
  transmission_id: Type.String(),
  transmission_sig: Type.String(),
  transmission_time: Type.String(),
  webhook_id: Type.String(),
  webhook_event: Type.Object({}),
});

interface Transmission {
  readonly id: string;
  readonly time: string;
  readonly webhookId: string;
  /** Of the event. */
  readonly payload: string;
}

/** In the place of PayPal's own key, which nobody else has: the sandbox signs by the id of the webhook, which no page tells. */
export function signatureOf({ id, time, webhookId, payload }: Transmission): string {
  return createHmac('sha256', webhookId).update(`${id}|${time}|${webhookId}|${payload}`).digest('base64');
}

/** `POST /v1/notifications/verify-webhook-signature`. */
export async function verifySignature({ db }: ProviderContext, { companyId, body }: Asked): Promise<Answer> {
  const told: unknown = JSON.parse(body);
  if (!Value.Check(Told, told)) return paypalError(400, 'VALIDATION_ERROR', 'Invalid request');
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = told;
  const isKnown = webhookId !== '' && webhookId === (await webhookSecret(db, companyId, 'paypal'));
  const payload = JSON.stringify(told.webhook_event);
  const isGenuine = isKnown && signatureOf({ id, time, webhookId, payload }) === told.transmission_sig;
  return [200, { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }];
}
