import { expect } from 'chai';
import type { Sent, Served } from '#platform/memory/network.ts';
import { settled, type as typeIn } from '#ui/testing/stage.tsx';
import { answering } from '../../testing/appointment-wires.ts';
import { close, open, place, press, says, site, words } from '../../testing/open-storefront.tsx';

const AT = '2025-12-01T06:00:00.000Z';
const END = '2026-12-01T06:00:00.000Z';
/** Milliseconds that the answer takes: time to close one form and to open the next. */
const LATE = 600;

const tier = (id: string, name: string, points: number) => ({
  palierId: id,
  name: { fr: name },
  points,
  rewardType: 'amount',
  rewardValue: 10,
  validDays: 90,
  reachable: true,
});
const REWARD = {
  code: 'ABCDEFGH23456789',
  palierId: 'a',
  rewardType: 'amount',
  rewardValue: 10,
  expiresAt: END,
};
const card = (points: number, rewards: readonly object[]) => ({
  number: '123456789012',
  points,
  pendingPoints: 0,
  expiresAt: END,
  tiers: [tier('a', 'Petit', 100), tier('b', 'Grand', 150)],
  rewards,
  history: [],
  historyTotal: 0,
});

const voucher = (id: string, name: string) => ({
  id,
  orderId: 'o1',
  themeId: 't',
  name: { fr: 'Merci' },
  articleId: null,
  last4: 'GFT2',
  initial: 120,
  balance: 120,
  currency: 'EUR',
  status: 'active',
  recipient: { name, email: 'sacha@example.com' },
  sender: 'Camille',
  message: '',
  createdAt: AT,
  deliverAt: AT,
  deliveredAt: AT,
  expiresAt: END,
  uses: [],
});

describe('an answer that comes after its form was closed', () => {
  afterEach(close);

  async function opened(address: string, answers: Parameters<typeof answering>[0]): Promise<void> {
    await open({ address, serve: answering(answers).serve });
    await place.until(() => place.all('main [name=sign-in-address]').length > 0);
    await site.session.login('sacha@example.com', 'right-password');
  }

  it('leaves the question about another reward as it is, and shows the code among the usable ones', async () => {
    let isExchanged = false;
    await opened('/profile/loyalty', {
      'GET /api/loyalty/current': () => ({ body: isExchanged ? card(200, [REWARD]) : card(300, []) }),
      'POST /api/loyalty/exchange': () => {
        isExchanged = true;
        return { after: LATE, body: { ...REWARD, points: 200 } };
      },
    });
    await says('Vos récompenses');
    await press('Échanger : Petit');
    await press('Oui, échanger');
    await press('Garder mes points');
    await press('Échanger : Grand');
    await says('Vos codes à utiliser');
    await settled(50);
    const question = place.one('dialog[open]').textContent ?? '';
    expect(question.replaceAll(/\s+/g, ' ')).to.include('Échanger 150 points ?').and.not.include('ABCD');
    expect(words()).to.include('ABCD');
  });

  it('leaves what was typed for another voucher', async () => {
    let sent = 0;
    await opened('/profile/credit', {
      'GET /api/customers/remainingamount': () => ({
        body: { customerId: 'c1', credits: 0, currency: 'EUR', history: [], historyTotal: 0 },
      }),
      'GET /api/gifts/giftHistory': ({ query }: Sent): Served => {
        const data = query.get('received') ? [] : [voucher('a', 'Anna'), voucher('b', 'Basile')];
        return { body: { data, total: data.length, page: 1, itemPerPage: 10 } };
      },
      'POST /api/gifts/a/resend': () => {
        sent += 1;
        return { after: LATE, body: { ...voucher('a', 'Anna'), last4: 'NEW4' } };
      },
    });
    await says('GFT2');
    await press('Renvoyer le chèque-cadeau pour Anna');
    await press('Envoyer un nouveau code');
    await press('Annuler');
    await press('Renvoyer le chèque-cadeau pour Basile');
    typeIn(place.one<HTMLInputElement>('[name=receiver-name]'), 'Béatrice');
    await says('NEW4');
    await settled(50);
    expect(sent).to.equal(1);
    expect(place.one<HTMLInputElement>('dialog[open] [name=receiver-name]').value).to.equal('Béatrice');
  });
});
