import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { currencyOf, toCents } from '#domain/prices/money.ts';
import type { IntentName } from '../../provider.ts';
import type { ProviderContext } from '../../provider-context.ts';
import { known, rowOf } from '../../sandbox-books.ts';
import { sandboxProvider } from '../../sandbox.ts';
import { Money } from '../paypal-order.ts';
import type { Asked, Handlers } from './handlers.ts';
import {
  missing,
  orderOfPart,
  paypalCapture,
  paypalError,
  paypalRefund,
  unprocessable,
} from './paypal-writing.ts';

const Part = Type.Object({ amount: Money, final_capture: Type.Boolean() });
const Refund = Type.Object({ amount: Money, custom_id: Type.String() });

const centsOf = ({
  amount: { value, currency_code },
}: {
  readonly amount: { value: string; currency_code: string };
}) => toCents(Number(value), currencyOf(currency_code));

const nameOf = ({ companyId, id }: Asked): IntentName => ({
  companyId,
  provider: 'paypal',
  intentId: orderOfPart(id),
});

const malformed = () => paypalError(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON');

/** `/v2/payments` over the books of the sandbox. */
export function paymentHandlers(context: ProviderContext): Handlers {
  const { db } = context;
  const books = sandboxProvider(context);
  return {
    async 'POST /v2/payments/authorizations/id/void'(asked) {
      const row = await rowOf(db, nameOf(asked));
      if (row === null) return missing();
      if (row.state === 'captured') return unprocessable('PREVIOUSLY_CAPTURED');
      if (row.state !== 'authorised') return unprocessable('PREVIOUSLY_VOIDED');
      await books.cancel(nameOf(asked));
      return [204, null];
    },
    async 'POST /v2/payments/authorizations/id/capture'(asked) {
      const wanted: unknown = JSON.parse(asked.body);
      if (!Value.Check(Part, wanted)) return malformed();
      const row = await rowOf(db, nameOf(asked));
      if (row === null) return missing();
      if (row.state !== 'authorised') return unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
      if (!(await books.collect({ ...nameOf(asked), amount: centsOf(wanted) })))
        return unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
      return [201, paypalCapture(await known(db, nameOf(asked)))];
    },
    async 'POST /v2/payments/captures/id/refund'(asked) {
      const wanted: unknown = JSON.parse(asked.body);
      if (!Value.Check(Refund, wanted)) return malformed();
      const row = await rowOf(db, nameOf(asked));
      if (row === null) return missing();
      const refund = { refundId: wanted.custom_id, amount: centsOf(wanted) };
      if (!(await books.refund({ ...nameOf(asked), ...refund })))
        return unprocessable('REFUND_AMOUNT_EXCEEDED');
      return [201, paypalRefund({ id: refund.refundId, amount: refund.amount }, row.currency)];
    },
  };
}
