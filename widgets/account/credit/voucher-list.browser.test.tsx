import { expect } from 'chai';
import type { Voucher } from '#domain/account/credit/voucher.ts';
import { instant } from '#domain/time/instant.ts';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { VoucherList, type VoucherListProps } from './voucher-list.view.tsx';

const voucher = (id: string): Voucher => ({
  id,
  name: { fr: 'Chèque-cadeau' },
  last4: 'ABCD',
  initial: 5000 as Voucher['initial'],
  balance: 5000 as Voucher['initial'],
  currency: { code: 'EUR', digits: 2 },
  status: 'active',
  recipientName: '',
  recipientEmail: 'sacha@example.com',
  sender: 'Camille',
  message: '',
  deliverAt: instant(Date.UTC(2026, 1, 14, 9)),
  expiresAt: instant(Date.UTC(2027, 1, 14, 9)),
  documents: [],
  uses: [],
});

describe('a list of vouchers', () => {
  let place: ViewStage;
  let asked: string[];

  beforeEach(() => {
    asked = [];
    place = viewStage();
  });
  afterEach(() => place.leave());

  const give = { href: '/gift', go: () => 'follow' as const };
  const show = (count: number, change: Partial<VoucherListProps> = {}) =>
    place.show(
      <VoucherList
        which="received"
        vouchers={Array.from({ length: count }, (_, index) => voucher(`v${index}`))}
        total={12}
        more="idle"
        give={give}
        onMore={() => asked.push('more')}
        onResend={() => {}}
        {...change}
      />,
    );

  it('leads on where none was given, if the company sells any', async () => {
    show(0, { which: 'bought' });
    expect(place.one('a').getAttribute('href')).to.equal('/gift');
    expect(await axeFaults(place.root)).to.deep.equal([]);
    show(0, { which: 'bought', give: null });
    expect(place.all('a')).to.have.length(0);
    show(0);
    expect(place.all('a')).to.have.length(0);
  });

  it('has the focus on the first of those that were asked for, once the button is gone', async () => {
    show(10);
    await place.press('list.more');
    expect(asked).to.deep.equal(['more']);
    show(12);
    await settled();
    expect(place.all('button')).to.have.length(0);
    expect(place.focused() === place.all('li')[10]).to.equal(true);
  });
});
