import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { checkContact } from '#domain/people/contact-details.ts';
import { onlinePaymentOf, type OnlinePayment } from '#domain/prices/payment-terms.ts';
import { giftCountFeature } from '#stores/gifts/list/gift-count.ts';
import { $noGiftCount } from '#stores/gifts/list/no-gifts.ts';
import { eshopFeature } from '#stores/products/feature.ts';
import { $noProducts } from '#stores/products/no-products.ts';
import type { Site } from '#stores/site.ts';
import { startOfHold, type HeldStage } from '#stores/visit/held.ts';
import type { ConfirmOutcome, VisitStore } from '#stores/visit/visit.ts';
import { tw } from '#theme/sheet.ts';
import { ChangedPriceView } from '#widgets/order-form/changed-price.view.tsx';
import { CodesView } from '#widgets/order-form/codes.view.tsx';
import { DetailsView } from '../details/details.view.tsx';
import { refusedFields } from '#widgets/order-form/refused-fields.ts';
import { CONTACT_FIELDS, type FieldErrors } from '#widgets/order-form/use-contact-form.ts';
import { OtherContactView } from '#widgets/order-form/other-contact.view.tsx';
import { Reminder } from '#widgets/order-form/reminder.tsx';
import { Login } from '#widgets/order-form/login/login.tsx';
import { useFocusAfterLogin } from '#widgets/order-form/login/use-focus-after-login.ts';
import type { WayToCheckout } from '../details/pay-online.view.tsx';
import { ReviewView, type ReviewState } from '../details/review.view.tsx';
import { Terms } from '#widgets/order-form/terms.tsx';
import { BookingCancellationDeadline } from '#widgets/visit-summary/cancellation-deadline.view.tsx';
import { usePlacedVisit } from '#widgets/visit-summary/use-placed-visit.ts';
import { OnlinePaymentLine } from '#widgets/visit-summary/online-payment.view.tsx';
import { VisitClock } from '#widgets/visit-summary/visit-clock.tsx';
import { VisitBrief, VisitSummary } from '#widgets/visit-summary/visit-summary.view.tsx';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { goToStorefront, type BookingPlace } from './place/use-booking-place.ts';
import { useOffline } from '#ui/environment/use-offline.ts';

interface HeldStepsProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly company: Company;
  readonly shop: Shop;
  readonly stage: HeldStage;
  readonly step: 'details' | 'review';
  readonly place: BookingPlace;
  readonly onStep: (step: 'details' | 'review') => void;
}

const NONE: FieldErrors = {};
/** The fields that are wrong, by our own look or the back end's. */
function outcomeErrors(outcome: ConfirmOutcome): FieldErrors {
  if (outcome.kind === 'invalid') return outcome.errors;
  return outcome.kind === 'refused' ? refusedFields(outcome.problem, CONTACT_FIELDS) : NONE;
}

function reviewState(stage: HeldStage, isOffline: boolean): ReviewState {
  switch (stage.kind) {
    case 'held':
      return stage.refused ? { kind: 'refused', message: stage.refused.message } : { kind: 'ready' };
    case 'confirming':
      return { kind: 'sending' };
    case 'price-changed':
      return stage;
    case 'unconfirmed':
      return { kind: 'unconfirmed', isOffline };
  }
}

/** The price rose or fell between the look at the times and the press on one. */
function ChangedPrice({ visit, company }: HeldStepsProps) {
  const changed = useStore(visit.$changedPrice);
  return changed && <ChangedPriceView {...changed} currency={company.currency} />;
}

/** What is paid online. Until the back end has said it, it follows from the sum: a line that came later would move the form. */
function useOnlinePayment({
  site,
  visit,
  company,
  placed,
}: HeldStepsProps & { readonly placed: PlacedVisit }): OnlinePayment | null {
  const { bill } = useStore(visit.$bill);
  if (site.navigation.mode !== 'history') return null;
  const { online } = company.booking;
  return bill ? (bill.online ?? null) : online && onlinePaymentOf(placed.total, online);
}

function Details(props: HeldStepsProps & { readonly refused: FieldErrors; readonly placed: PlacedVisit }) {
  const { site, visit, company, shop, stage, placed, onStep } = props;
  const draft = useStore(visit.$draft);
  const heading = useStepFocus('details');
  const session = useStore(site.session.$session);
  const check = () => checkContact(visit.$draft.get(), shop.address.country);
  const other = useStore(visit.$otherContact);
  // Whose contact it is to be, is the visitor's to say.
  const toReviewIfComplete = () =>
    check().kind === 'ok' && visit.$otherContact.get() === null && onStep('review');
  useFocusAfterLogin(heading, session.kind === 'customer', () => {
    const checked = check();
    return checked.kind === 'ok' ? undefined : CONTACT_FIELDS.find((field) => checked.errors[field]);
  });
  return (
    <div className={tw('grid gap-12 @[56em]:grid-cols-[minmax(0,1fr)_24em]')}>
      <DetailsView
        draft={draft}
        country={shop.address.country}
        keepsPhone={session.kind === 'customer' && session.customer.phone === ''}
        refused={props.refused}
        reminder={<Reminder visit={visit} hold={stage.hold} />}
        onEdit={(change) => visit.edit(change)}
        onDone={() => onStep('review')}
        focusRef={heading}
      >
        <VisitBrief visit={placed} />
        <OnlinePaymentLine payment={useOnlinePayment(props)} currency={company.currency} />
        <div className={tw('mt-3')}>
          <VisitClock visit={visit} hold={stage.hold} canExtend />
        </div>
        <div role="alert" className={tw('empty:hidden mt-4 max-w-form')}>
          <ChangedPrice {...props} />
        </div>
        <Login site={site} country={shop.address.country} onCustomer={toReviewIfComplete} />
        <div role="status">{other && <OtherContactView {...other} onTake={visit.takeOtherContact} />}</div>
      </DetailsView>
      <VisitSummary visit={placed} />
    </div>
  );
}

function Codes({ visit }: { readonly visit: VisitStore }) {
  const { codes, asking, refused } = useStore(visit.$bill);
  return (
    <CodesView
      {...{ codes, asking, refused }}
      onAdd={(code) => void visit.addCode(code)}
      onRemove={(code) => void visit.removeCode(code)}
    />
  );
}

/** The checkout, where the page has one: it takes what is paid online, and the rest of the cart along. */
function useCheckout({ site, visit, place, stage }: HeldStepsProps): WayToCheckout | null {
  const { navigation } = site;
  const { bill } = useStore(visit.$bill);
  const eshop = useStore(site.opened(eshopFeature));
  const products = useStore(eshop?.cart.$count ?? $noProducts);
  const vouchers = useStore(useStore(site.opened(giftCountFeature))?.$count ?? $noGiftCount);
  if (place.kind === 'storefront') {
    const { address } = place;
    return {
      online: bill?.online ?? null,
      hasMore: false,
      open() {
        const plan = visit.$plan.get();
        // The storefront takes the same start, which is free again.
        visit.release();
        goToStorefront(site, visit, { address, plan, startsAt: startOfHold(stage.hold) });
      },
    };
  }
  if (navigation.mode !== 'history') return null;
  return {
    online: bill?.online ?? null,
    hasMore: products + vouchers > 0,
    open: () => void navigation.open({ kind: 'checkout' }),
  };
}

function Review(
  props: HeldStepsProps & {
    readonly placed: PlacedVisit;
    readonly onOutcome: (outcome: ConfirmOutcome) => void;
  },
) {
  const { visit, company, stage, placed, onStep, onOutcome } = props;
  const draft = useStore(visit.$draft);
  // As it is sent, not as it was typed.
  const checked = checkContact(draft, placed.shop.address.country);
  const { isFirstBooking } = useStore(visit.$extras);
  const heading = useStepFocus('review');
  const isOffline = useOffline();
  const send = () => {
    if (stage.kind === 'price-changed') return visit.acceptPrice();
    return stage.kind === 'unconfirmed' ? visit.retry() : visit.confirm();
  };
  return (
    <ReviewView
      visit={placed}
      details={checked.kind === 'ok' ? checked.details : draft}
      state={reviewState(stage, isOffline)}
      cancelRule={
        <BookingCancellationDeadline
          visit={placed}
          cancelHours={company.booking.cancelHours}
          now={visit.now()}
        />
      }
      terms={<Terms site={props.site} written={company.legalSections} />}
      isFirstBooking={isFirstBooking}
      reminder={<Reminder visit={visit} hold={stage.hold} />}
      codes={stage.kind === 'held' && <Codes visit={visit} />}
      hold={<VisitClock visit={visit} hold={stage.hold} canExtend />}
      checkout={useCheckout(props)}
      changedPrice={<ChangedPrice {...props} />}
      onChangeTime={() => visit.release()}
      onChangeDetails={() => onStep('details')}
      onConfirm={() => void send().then(onOutcome)}
      focusRef={heading}
    />
  );
}

/** From the slot that is kept to the last button. */
export function HeldSteps(props: HeldStepsProps) {
  const [refused, setRefused] = useState<FieldErrors>(NONE);
  const { visit, shop, company, stage } = props;
  const placed = usePlacedVisit({ visit, shop, hold: stage.hold }, company.currency);
  if (props.step === 'details') return <Details {...props} refused={refused} placed={placed} />;
  return (
    <Review
      {...props}
      placed={placed}
      onOutcome={(outcome) => {
        const errors = outcomeErrors(outcome);
        if (Object.keys(errors).length === 0) return;
        setRefused(errors);
        props.onStep('details');
      }}
    />
  );
}
