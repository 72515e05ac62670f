import { expect } from 'chai';
import type { Voucher } from '#domain/account/credit/voucher.ts';
import { viewStage, type ViewStage } from '#widgets/booking/testing/view-stage.ts';
import { ResendForm } from './resend-form.view.tsx';
import { VOUCHER } from './testing/voucher.ts';
import { VoucherRow } from './voucher-row.view.tsx';

describe('a bought voucher', () => {
  let place: ViewStage;

  beforeEach(() => {
    place = viewStage();
  });
  afterEach(() => place.leave());

  const show = (status: Voucher['status']) =>
    place.show(
      <ul>
        <VoucherRow which="bought" voucher={{ ...VOUCHER, status }} onResend={() => {}} />
      </ul>,
    );

  it('is sent again where it was sent, and now where it waits for its day', () => {
    show('active');
    expect(place.words('button')).to.equal('resend.button');
    show('scheduled');
    expect(place.words('button')).to.equal('sendNow.button');
  });

  it('leads to its invoice and credit notes, and one that was got to none', () => {
    const documents = [
      { kind: 'invoice', number: 'F2026-00001', url: 'https://maison.example/documents/a.pdf' },
      { kind: 'credit_note', number: 'A2026-00001', url: 'https://maison.example/documents/b.pdf' },
    ] as const;
    place.show(<VoucherRow which="bought" voucher={{ ...VOUCHER, documents }} onResend={() => {}} />);
    const links = [...place.root.querySelectorAll('a')];
    expect(links.map(({ href }) => href)).to.deep.equal(documents.map(({ url }) => url));
    place.show(<VoucherRow which="received" voucher={VOUCHER} onResend={() => {}} />);
    expect(place.root.querySelectorAll('a')).to.have.length(0);
  });

  it('that waits for its day says so before it is sent now', () => {
    place.show(
      <ResendForm
        name="Sacha"
        email="sacha@example.com"
        planned="14 février 2026"
        isBusy={false}
        failure={null}
        attempt={0}
        onSend={() => {}}
        onCancel={() => {}}
      />,
    );
    expect(place.words()).to.include('sendNow.hint');
    expect(place.words('[type=submit]')).to.equal('sendNow.send');
  });
});
