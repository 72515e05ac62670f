import { expect } from 'chai';
import { instant } from '#domain/time/instant.ts';
import type { OpenCancelRule } from '#domain/appointments/changing/cancelling.ts';
import type { ShownStatus } from '#domain/appointments/booking-status.ts';
import { EURO } from '#domain/prices/money.ts';
import { AppointmentListView } from './list/appointment-list.view.tsx';
import { WaitingForm } from '#widgets/booking/waiting/waiting.view.tsx';
import { axeFaults, settled, stage, type Stage } from '#ui/testing/stage.tsx';
import { CancelView } from './one/cancel.view.tsx';
import { ChangeView } from './one/change.view.tsx';
import { ConfirmMoveView } from './move/confirm-move.view.tsx';
import { MovedLines } from './move/moved-lines.view.tsx';
import { MovedSums } from './move/moved-sums.view.tsx';
import { MOVED_FROM, MOVED_TO } from './testing/moved-services.ts';
import { FreedPlaceView } from './freed-place/freed-place.view.tsx';
import { StatusMark } from './status.view.tsx';

const UNTIL = Date.UTC(2026, 0, 12, 9);
const FREE: OpenCancelRule = { kind: 'free', until: instant(UNTIL), refund: 7050, lateFee: null };
const LATE: OpenCancelRule = { kind: 'late', since: instant(UNTIL), refund: 3525, fee: 3525 };
const STATUSES: readonly ShownStatus[] = ['to-pay', 'awaiting', 'confirmed', 'past', 'missed', 'cancelled'];
const nothing = () => undefined;

describe('what comes after a booking', () => {
  let place: Stage;
  const text = () => (place.root.textContent ?? '').replace(/\s/g, ' ');

  afterEach(() => place.leave());

  const cancel = (change: Partial<Parameters<typeof CancelView>[0]> = {}) => (
    <CancelView
      subject="Massage, lundi, Marais"
      rule={FREE}
      currency={EURO}
      deadline="Sans frais jusqu’à lundi."
      isSending={false}
      hasChanged={false}
      failure={null}
      onCancel={nothing}
      {...change}
    />
  );

  for (const scheme of ['light', 'dark'] as const) {
    it(`what follows a booking has nothing that axe finds, on a narrow screen, ${scheme}`, async () => {
      place = stage('320px', scheme);
      place.show(
        <>
          <p>
            {STATUSES.map((shown) => (
              <StatusMark key={shown} shown={shown} word={shown} />
            ))}
          </p>
          <ChangeView
            move={{ kind: 'open', sentence: 'Jusqu’à lundi.' }}
            onMove={nothing}
            salon={{ phone: '+33199000001', country: 'FR', customersPhone: '' }}
            cancel={cancel({ rule: LATE })}
          />
          <ConfirmMoveView
            before="Mardi"
            after="Jeudi"
            lines={
              <>
                <MovedLines before={MOVED_FROM} after={MOVED_TO} timeZone="Europe/Paris" currency={EURO} />
                <MovedSums
                  subtotal={9000}
                  discount={1000}
                  discountName={{}}
                  total={{ before: 7000, after: 8000 }}
                  paid={9000}
                  currency={EURO}
                />
              </>
            }
            hold={null}
            isSending={false}
            trouble={{ kind: 'unknown', message: 'Pas de réponse.' }}
            onConfirm={nothing}
            onOther={nothing}
            focusRef={null}
          />
          <AppointmentListView
            title="À venir"
            visits={[
              {
                orderId: 'o',
                startsAt: instant(UNTIL),
                endsAt: instant(UNTIL + 5_400_000),
                timeZone: 'Europe/Paris',
                shopName: 'Marais',
                services: [{ fr: 'Massage' }],
                total: 7050,
                currency: EURO,
                status: <StatusMark shown="confirmed" word="confirmed" />,
                to: { href: '/profile/orders/o', go: nothing },
              },
            ]}
            total={12}
            isLoadingMore={false}
            hasMoreFailed
            empty={null}
            onMore={nothing}
          />
          <WaitingForm
            services="Massage"
            week={['20260112', '20260118']}
            days={['20260113']}
            people={[
              { id: 'a', name: 'Ada' },
              { id: 'b', name: 'Bea' },
            ]}
            isMove={false}
            draft={{ email: '', day: 'week', hours: 'any', practitionerId: null }}
            error="invalid"
            isSending={false}
            refusal="Réessayez."
            onEdit={nothing}
            onSend={nothing}
          />
        </>,
      );
      await settled(200);
      expect(await axeFaults(place.root)).to.deep.equal([]);
      const container = place.one('div');
      expect(container.scrollWidth).to.be.at.most(container.clientWidth);
    });
  }

  it('a status is written in words beside its icon, and an unknown one as it came', () => {
    place = stage();
    place.show(<StatusMark shown="unknown" word="PARTIAL_17" />);
    expect(text()).to.contain('PARTIAL_17');
    expect(place.all('svg[aria-hidden=true]')).to.have.length(1);
  });

  it('a cancellation shows its deadline and refund before anything is pressed', () => {
    place = stage();
    place.show(cancel());
    expect(text()).to.contain('Sans frais jusqu’à lundi.');
    expect(text()).to.contain('Vous serez remboursé de 70,50 €.');
    expect(place.one<HTMLDialogElement>('dialog').open).to.equal(false);
  });

  it('a late cancellation shows what it costs, and asks once more', async () => {
    place = stage();
    let cancelled = 0;
    place.show(cancel({ rule: LATE, onCancel: () => (cancelled += 1) }));
    expect(text()).to.contain('35,25 € restent dus');
    place.all('button')[0]?.click();
    await settled();
    expect(place.one<HTMLDialogElement>('dialog').open).to.equal(true);
    expect(cancelled).to.equal(0);
    place.one<HTMLButtonElement>('dialog [part~=button-primary]').click();
    expect(cancelled).to.equal(1);
  });

  it('a cancellation that is on its way is not sent twice', async () => {
    place = stage();
    let cancelled = 0;
    place.show(cancel({ isSending: true, onCancel: () => (cancelled += 1) }));
    place.all('button')[0]?.click();
    await settled();
    place.one<HTMLButtonElement>('dialog [part~=button-primary]').click();
    expect(cancelled).to.equal(0);
  });

  it('an appointment that cannot be moved says why, and how to reach the shop', () => {
    place = stage();
    place.show(
      <ChangeView
        move={{ kind: 'shut', sentence: 'Trop tard.' }}
        onMove={nothing}
        salon={{ phone: '+33199000001', country: 'FR', customersPhone: '' }}
        cancel={null}
      />,
    );
    expect(text()).to.contain('Trop tard.');
    expect(place.one<HTMLAnchorElement>('a').getAttribute('href')).to.equal('tel:+33199000001');
    expect(place.all('button')).to.have.length(0);
  });

  it('a freed place asks at once whether to give it back where the mail’s link meant that', async () => {
    place = stage();
    place.show(
      <FreedPlaceView
        until="10 h"
        moment={null}
        place={null}
        lines={null}
        subject={null}
        isMove={false}
        isTaking={false}
        isLeaving={false}
        asksToLeave
        onTake={nothing}
        onLeave={nothing}
      />,
    );
    await settled();
    expect(place.one<HTMLDialogElement>('dialog').open).to.equal(true);
    expect(await axeFaults(place.root)).to.deep.equal([]);
  });
});
