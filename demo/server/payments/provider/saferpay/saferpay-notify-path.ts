import { webhookPath } from '../webhooks/webhook-path.ts';

/** What Saferpay is to ask for when a visitor has paid (`success`), or has not (`fail`). */
export const saferpayNotifyPath = (companyToken: string, paymentId: string, outcome: string) =>
  `${webhookPath('saferpay', companyToken)}?${new URLSearchParams({ payId: paymentId, outcome }).toString()}`;
