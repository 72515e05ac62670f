import { expect } from 'chai';
import { axeFaults, settled } from '#ui/testing/stage.tsx';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { VOUCHER } from './testing/voucher.ts';
import { VoucherList, type VoucherListProps } from './voucher-list.view.tsx';

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
        vouchers={Array.from({ length: count }, (_, index) => ({ ...VOUCHER, id: `v${index}` }))}
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
