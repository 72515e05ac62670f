/** Where a provider tells the server of a company's payments. */
export const webhookPath = (provider: string, companyToken: string) =>
  `/api/payment/webhooks/${provider}/${encodeURIComponent(companyToken)}`;
