import { expect } from 'chai';
import { currencyOf } from '#domain/prices/money.ts';
import type { GiftSending } from '#domain/checkout/sold-line.ts';
import { viewStage } from '#widgets/booking/testing/view-stage.ts';
import { SuccessView } from './success.view.tsx';

const RECEIPT = {
  number: 'ABCD2345',
  email: 'zoe@example.com',
  discount: 0,
  delivery: 0,
  total: 5000,
  voucher: 0,
  credit: 0,
  due: 5000,
  now: 5000,
  mode: 'full',
  appointmentStatus: null,
  address: null,
} as const;

const LINK = { href: '/', go: () => {} };

function showSuccess(sending: GiftSending, ways: Partial<Parameters<typeof SuccessView>[0]> = {}) {
  const place = viewStage();
  const line = {
    kind: 'gifts',
    id: '1',
    name: 'Chèque-cadeau pour Sacha',
    quantity: 1,
    price: 5000,
  } as const;
  place.show(
    <SuccessView
      receipt={{ ...RECEIPT, lines: [{ ...line, startsAt: null, sending }] }}
      shop={null}
      currency={currencyOf('EUR')}
      order={null}
      appointment={null}
      shopPage={null}
      next={{ to: LINK, label: 'checkout:empty.vouchers' }}
      {...ways}
    />,
  );
  return place;
}

function wordsFor(sending: GiftSending): string {
  const place = showSuccess(sending);
  const words = place.words('li');
  place.leave();
  return words;
}

describe('the page after a payment', () => {
  for (const [what, sending, words] of [
    ['at once', { email: 'sacha@example.com', day: null }, 'Envoyé par e-mail à sacha@example.com'],
    [
      'to whoever bought it',
      { email: 'Zoe@example.com', day: null },
      'Envoyé à votre adresse e-mail, avec une page à imprimer',
    ],
    [
      'on a day',
      { email: 'sacha@example.com', day: '20260115' },
      'Part par e-mail à sacha@example.com le 15 janvier 2026',
    ],
    ['at once, in another tab', { email: '', day: null }, 'Envoyé par e-mail'],
    ['on a day, in another tab', { email: '', day: '20260115' }, 'Part par e-mail le 15 janvier 2026'],
  ] as const)
    it(`says of a voucher that it is sent ${what}`, () => {
      expect(wordsFor(sending)).to.contain(`Chèque-cadeau pour Sacha${words}`);
    });

  it('stresses one way on, that to the visit', () => {
    const place = showSuccess({ email: '', day: null }, { appointment: () => {}, order: LINK });
    const [visit, order, goOn] = ['Détails du rendez-vous', 'Suivre ma commande', 'Continuer mes achats'].map(
      (name) => getComputedStyle(place.control(name)).backgroundColor,
    );
    expect(order).to.equal(goOn);
    expect(visit).not.to.equal(order);
    place.leave();
  });
});
