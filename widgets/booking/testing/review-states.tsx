import { useRef, type ReactNode } from 'react';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { instant } from '#domain/time/instant.ts';
import { ConfirmationView } from '../confirmation/confirmation.view.tsx';
import { CodesView } from '#widgets/order-form/codes.view.tsx';
import { DetailsView } from '../details/details.view.tsx';
import type { FieldErrors } from '#widgets/order-form/use-contact-form.ts';
import { ReminderView } from '#widgets/order-form/reminder.view.tsx';
import { HoldClock } from '#ui/held-time/hold-clock.tsx';
import { LoginView } from '#widgets/order-form/login/login.view.tsx';
import { ReviewView, type ReviewState } from '../details/review.view.tsx';
import { BookingCancellationDeadline } from '#widgets/visit-summary/cancellation-deadline.view.tsx';
import { VisitBrief, VisitSummary } from '#widgets/visit-summary/visit-summary.view.tsx';
import { APPOINTMENT, CONTACT, LONG_CONTACT, PLACED, START } from './samples.ts';

const none = () => {};
const EMPTY = { firstname: '', lastname: '', email: '', phone: '', message: '' };
const NOT_REFUSED: FieldErrors = {};

function Details({ refused = NOT_REFUSED }: { readonly refused?: FieldErrors }) {
  const heading = useRef(null);
  return (
    <>
      <DetailsView
        draft={EMPTY}
        country="FR"
        refused={refused}
        reminder={<ReminderView isWished={false} onWish={none} />}
        onEdit={none}
        onDone={none}
        focusRef={heading}
      >
        <VisitBrief visit={PLACED} />
        <HoldClock secondsLeft={90} expiresAt={START} isExtending={false} onExtend={none} />
        <LoginView isOpen={false} onOpen={none} onClose={none}>
          {null}
        </LoginView>
      </DetailsView>
      <VisitSummary visit={PLACED} />
    </>
  );
}

const BILL = { discount: 1950, voucher: 5000, due: 12_550 };

function Review({
  state,
  visit = PLACED,
  details = CONTACT,
  codes = null,
}: {
  readonly state: ReviewState;
  readonly visit?: PlacedVisit;
  readonly details?: ContactInput;
  readonly codes?: ReactNode;
}) {
  const heading = useRef(null);
  return (
    <ReviewView
      visit={visit}
      codes={codes}
      isFirstBooking={codes !== null}
      reminder={codes !== null && <ReminderView isWished onWish={none} />}
      details={details}
      state={state}
      cancelRule={<BookingCancellationDeadline visit={visit} cancelHours={24} now={instant(0)} />}
      terms={null}
      hold={null}
      checkout={null}
      changedPrice={null}
      onChangeTime={none}
      onChangeDetails={none}
      onConfirm={none}
      focusRef={heading}
    />
  );
}

function Confirmation({ contact = CONTACT }: { readonly contact?: ContactInput }) {
  const heading = useRef(null);
  return (
    <ConfirmationView
      appointment={{ ...APPOINTMENT, contact }}
      visit={PLACED}
      companyName="Maison Orée"
      calendarHref="/api/appointments/a1/calendar.ics"
      cancelRule={<BookingCancellationDeadline visit={PLACED} cancelHours={0} now={instant(0)} />}
      account={null}
      onSame={none}
      onAgain={none}
      focusRef={heading}
    />
  );
}

/** From the details to the confirmation. */
export const REVIEW_STATES: Readonly<Record<string, ReactNode>> = {
  details: <Details />,
  'details refused': <Details refused={{ email: 'invalid', phone: { message: 'Ce numéro est bloqué.' } }} />,
  review: <Review state={{ kind: 'ready' }} />,
  'review with codes': (
    <Review
      state={{ kind: 'ready' }}
      visit={{ ...PLACED, bill: BILL }}
      codes={
        <CodesView
          codes={['BIENVENUE10', 'ABCD-EFGH-JKLM-NPQR']}
          asking={null}
          refused={null}
          onAdd={none}
          onRemove={none}
        />
      }
    />
  ),
  'review, a code refused': (
    <Review
      state={{ kind: 'ready' }}
      codes={
        <CodesView
          codes={[]}
          asking={null}
          refused={{ message: 'Ce code n’est pas valable.' }}
          onAdd={none}
          onRemove={none}
        />
      }
    />
  ),
  'review of long words': <Review state={{ kind: 'ready' }} details={LONG_CONTACT} />,
  'review being sent': <Review state={{ kind: 'sending' }} />,
  'review refused': <Review state={{ kind: 'refused', message: 'Refusé.' }} />,
  'review, price changed': <Review state={{ kind: 'price-changed', before: 19_500, now: 20_900 }} />,
  'review, no answer': <Review state={{ kind: 'unconfirmed', isOffline: false }} />,
  confirmation: <Confirmation />,
  'confirmation of long words': <Confirmation contact={LONG_CONTACT} />,
};
