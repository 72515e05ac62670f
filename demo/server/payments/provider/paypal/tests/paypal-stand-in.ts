import { randomUUID } from 'node:crypto';
import { standIn, type Heard, type Reply } from '../../tests/stand-in.ts';

interface Change {
  readonly intent?: string;
  readonly status?: string;
  readonly payments?: object;
}

/** An order as PayPal writes one. */
export const order = ({ intent = 'CAPTURE', status = 'PAYER_ACTION_REQUIRED', payments }: Change = {}) => ({
  id: 'ORDER1',
  intent,
  status,
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: 'payment',
      amount: { currency_code: 'EUR', value: '70.50' },
      ...(payments && { payments }),
    },
  ],
  links: [
    { rel: 'self', href: 'https://api-m.paypal.com/v2/checkout/orders/ORDER1' },
    { rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=ORDER1' },
  ],
});

export const part = (id: string, status: string, value = '70.50') => ({
  id,
  status,
  amount: { currency_code: 'EUR', value },
});

export const refused = (issue: string, status = 422): Reply => [
  status,
  { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
];

type Answer = (heard: Heard) => Reply | Promise<Reply>;

/** Answers in PayPal's place, by method and path; tokens too, unless it is told otherwise. The key is another for each test. */
export async function paypal(answers: Readonly<Record<string, Answer>>, prefix = ''): Promise<Heard[]> {
  const tokens = (): Reply => [200, { access_token: 'token', expires_in: 32_400 }];
  return standIn('paypal', `${prefix}client-${randomUUID()}:secret`, (heard) => {
    const answer = { 'POST /v1/oauth2/token': tokens as Answer, ...answers }[heard.path];
    return answer === undefined ? refused('INVALID_RESOURCE_ID', 404) : answer(heard);
  });
}

export const CREATE = 'POST /v2/checkout/orders';
export const SHOW = 'GET /v2/checkout/orders/ORDER1';
export const created = (): Reply => [201, order()];
