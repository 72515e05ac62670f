import { standIn, type Heard, type Reply } from '../../tests/stand-in.ts';

export const KEY = '123456:12345678:API_user:pass:word';

export const INITIALIZE = 'PaymentPage/Initialize';
export const ASSERT = 'PaymentPage/Assert';
export const INQUIRE = 'Transaction/Inquire';
export const CAPTURE = 'Transaction/Capture';
export const CANCEL = 'Transaction/Cancel';
export const REFUND = 'Transaction/Refund';

type Answer = (heard: Heard) => Reply | Promise<Reply>;

/** Answers in Saferpay's place, by the last two parts of the path. */
export async function saferpay(answers: Readonly<Record<string, Answer>>, key = KEY): Promise<Heard[]> {
  return standIn('saferpay', key, (heard) => {
    const answer = { [INITIALIZE]: made as Answer, ...answers }[callOf(heard)];
    return answer === undefined ? refused('TRANSACTION_NOT_FOUND') : answer(heard);
  });
}

export const callOf = ({ path }: Heard) => path.split('/').slice(-2).join('/');

export const made = (): Reply => [
  200,
  { Token: 'token1', Expiration: '2026-01-12T08:00:00.000Z', RedirectUrl: 'https://www.saferpay.com/vt2/1' },
];

export const transaction = (Status: string, change: object = {}): Reply => [
  200,
  {
    Transaction: {
      Type: 'PAYMENT',
      Status,
      Id: 'T1',
      Amount: { Value: '7050', CurrencyCode: 'EUR' },
      OrderId: 'payment',
      ...(Status === 'CAPTURED' && { CaptureId: 'T1_c' }),
      ...change,
    },
  },
];

export const refused = (ErrorName: string, status = 402): Reply => [
  status,
  { Behavior: 'DO_NOT_RETRY', ErrorName, ErrorMessage: 'x' },
];

export const captured = (): Reply => [200, { Status: 'CAPTURED', CaptureId: 'T1_c' }];
