/** The page of a company's site that leads to an order at Monetico. */
export const moneticoFormPath = (companyToken: string, orderId: string) =>
  `/api/payment/pages/monetico/${encodeURIComponent(companyToken)}/${encodeURIComponent(orderId)}`;

/** Where Monetico sends whoever has paid. */
export const moneticoPaidPath = (companyToken: string, orderId: string) =>
  `${moneticoFormPath(companyToken, orderId)}/paid`;
