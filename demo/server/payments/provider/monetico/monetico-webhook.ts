import { refuse } from '../../../http/refusal.ts';
import type { Webhook } from '../webhooks/webhook.ts';
import { moneticoOf } from './monetico-client.ts';
import { keepNotification } from './monetico-notification.ts';

/** What Monetico's return interface ("CGI2") tells of each try, sealed with the key of the company's calls. */
export const moneticoWebhook: Webhook = {
  method: 'POST',
  contentType: 'application/x-www-form-urlencoded',
  policy: 'whoever seals with the key of the company',
  thanks: 'version=2\ncdr=0\n',
  distrust: 'version=2\ncdr=1\n',
  async hear(context, { id: companyId }, { body }) {
    const { key } = await moneticoOf(context, companyId);
    const told = await keepNotification(context.db, { companyId, key }, body);
    return told === 'forged' ? refuse('not_found') : told;
  },
};
