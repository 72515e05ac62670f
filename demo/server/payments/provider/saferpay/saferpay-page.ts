import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../../../database/database.ts';
import { companies } from '../../../database/schema/tenants.ts';
import { companyName } from '../hosted/company-name.ts';
import type { IntentAsk } from '../provider.ts';
import type { MadePage } from '../hosted/provider-page.ts';
import type { Saferpay } from './saferpay-client.ts';
import { saferpayNotifyPath } from './saferpay-notify-path.ts';
import { amountOf } from './saferpay-amount.ts';

const Made = Type.Object({
  Token: Type.String(),
  Expiration: Type.String(),
  RedirectUrl: Type.String(),
});

/** Makes the page that a visitor is to pay on. */
export async function makePage(
  saferpay: Saferpay,
  db: Database,
  { companyId, reference, amount, currency, returnUrl }: Omit<IntentAsk, 'provider'>,
): Promise<MadePage> {
  const [company] = await db
    .select({ token: companies.token })
    .from(companies)
    .where(eq(companies.id, companyId));
  const notify = (outcome: string) =>
    new URL(saferpayNotifyPath(company?.token ?? '', reference, outcome), returnUrl).href;
  const { Token, Expiration, RedirectUrl } = await saferpay.act('PaymentPage/Initialize', Made, {
    TerminalId: saferpay.terminalId,
    Payment: {
      Amount: amountOf(amount, currency),
      OrderId: reference,
      Description: await companyName(db, companyId),
    },
    ReturnUrl: { Url: returnUrl },
    Notification: { SuccessNotifyUrl: notify('success'), FailNotifyUrl: notify('fail') },
  });
  return { pageId: Token, url: RedirectUrl, expiresAt: new Date(Expiration) };
}
