/** What Saferpay is to ask for when a visitor has paid (`success`), or has not (`fail`). */
export const saferpayNotifyPath = (companyToken: string, paymentId: string, outcome: string) =>
  `/api/payment/webhooks/saferpay/${encodeURIComponent(companyToken)}?${new URLSearchParams({ payId: paymentId, outcome }).toString()}`;
