import { useId, type ReactNode, type Ref } from 'react';
import { isPaidInPart, type PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { ContactInput } from '#domain/people/contact-details.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import { formatMoney, type Cents } from '#domain/prices/money.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { ChangedPriceView } from '#widgets/order-form/changed-price.view.tsx';
import { HowPaid, mustPayOnline, PayOnline, type WayToCheckout } from './pay-online.view.tsx';
import { WelcomeView } from './welcome.view.tsx';
import { PlacedLines, VisitMoment, VisitPlace } from '#widgets/visit-summary/visit-summary.view.tsx';

/** Where the last button stands. */
export type ReviewState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  /** The server's sentence, in the visitor's language. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents }
  /** Sent, but nobody knows what became of it. */
  | { readonly kind: 'unconfirmed'; readonly isOffline: boolean };

export interface ReviewProps {
  readonly visit: PlacedVisit;
  readonly details: ContactInput;
  readonly state: ReviewState;
  /** Until when it may be cancelled. */
  readonly cancelRule: ReactNode;
  /** What is agreed to by booking. */
  readonly terms: ReactNode;
  /** The customer has never booked here. */
  readonly isFirstBooking: boolean;
  /** What may be wished besides. */
  readonly reminder: ReactNode;
  /** Where codes are given. */
  readonly codes: ReactNode;
  readonly hold: ReactNode;
  /** What the checkout is for; null where it cannot be reached. */
  readonly checkout: WayToCheckout | null;
  /** That the price has risen or fallen since it was shown. */
  readonly changedPrice: ReactNode;
  readonly onChangeTime: () => void;
  readonly onChangeDetails: () => void;
  readonly onConfirm: () => void;
  readonly focusRef: Ref<HTMLHeadingElement>;
}

function Part({
  title,
  onChange,
  changeLabel,
  children,
}: {
  readonly title: string;
  readonly onChange: () => void;
  readonly changeLabel: string;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <div className={tw('py-5 border-t border-line')}>
      <div className={tw('flex items-baseline justify-between gap-4')}>
        <Heading variant="label" below={1} className="text-muted text-caption">
          {title}
        </Heading>
        <Button variant="quiet" className="-my-2 text-caption" label={changeLabel} onPress={onChange}>
          {t('reservation:review.change')}
        </Button>
      </div>
      {children}
    </div>
  );
}

function Trouble({ state, visit }: { readonly state: ReviewState; readonly visit: PlacedVisit }) {
  const { t } = useTexts();
  switch (state.kind) {
    case 'ready':
    case 'sending':
      return null;
    case 'refused':
      return (
        <Notice tone="negative" title={t('reservation:review.refused')}>
          {state.message}
        </Notice>
      );
    case 'price-changed':
      return <ChangedPriceView before={state.before} now={state.now} currency={visit.currency} />;
    case 'unconfirmed':
      return (
        <Notice tone="warning" title={t('reservation:review.unconfirmed')}>
          {t(
            state.isOffline ? 'reservation:review.unconfirmedOffline' : 'reservation:review.unconfirmedText',
          )}
        </Notice>
      );
  }
}

const BUTTONS = {
  ready: 'reservation:review.confirm',
  sending: 'reservation:review.sending',
  refused: 'reservation:review.confirm',
  'price-changed': 'reservation:review.acceptPrice',
  unconfirmed: 'reservation:review.retry',
} as const;

/** Everything once more before it is binding. */
export function ReviewView(props: ReviewProps) {
  const { focusRef } = props;
  const { t } = useTexts();
  return (
    <section>
      <Heading variant="headline" focusRef={focusRef} className="mb-5">
        {t('reservation:review.title')}
      </Heading>
      <div className={tw('@[56em]:grid gap-x-12 @[56em]:grid-cols-[minmax(0,1fr)_24em]')}>
        <Facts {...props} />
        <LastStep {...props} />
      </div>
    </section>
  );
}

/** When, where, and for whom: each with the way back to it. */
function Facts({ visit, details, isFirstBooking, reminder, onChangeTime, onChangeDetails }: ReviewProps) {
  const { t } = useTexts();
  return (
    <div className={tw('min-w-0')}>
      {isFirstBooking && <WelcomeView />}
      <Part
        title={t('reservation:review.visit')}
        changeLabel={t('reservation:review.changeTime')}
        onChange={onChangeTime}
      >
        <div className={tw('grid gap-4 mt-1 @[32em]:grid-cols-2')}>
          <VisitMoment visit={visit} />
          <VisitPlace shop={visit.shop} />
        </div>
      </Part>
      <Part
        title={t('reservation:review.details')}
        changeLabel={t('reservation:review.changeDetails')}
        onChange={onChangeDetails}
      >
        <p className={tw('mt-1')}>
          {details.firstname} {details.lastname}
        </p>
        <p className={tw('text-muted')}>{details.email}</p>
        <p className={tw('text-muted')}>{toNationalPhone(details.phone, visit.shop.address.country)}</p>
        {reminder}
        {details.message && <p className={tw('mt-2 text-muted whitespace-pre-line')}>{details.message}</p>}
      </Part>
    </div>
  );
}

/** What it costs, and what is agreed to; the button that makes it binding stays in reach, with the sum and the deadline. */
function LastStep(props: ReviewProps) {
  const { codes, hold, terms } = props;
  const { visit } = props;
  return (
    // On a phone the last button stays in reach of all of the review, and not of this part alone.
    <div className={tw('contents @[56em]:block @[56em]:pl-10 @[56em]:border-l @[56em]:border-line')}>
      <PlacedLines visit={visit} />
      {codes}
      <p className={tw('mt-3 mb-3 text-caption text-muted')}>
        <HowPaid {...props} />
      </p>
      <div className={tw('mb-3')}>{hold}</div>
      {terms}
      <Binding {...props} />
      {props.state.kind !== 'sending' && props.state.kind !== 'unconfirmed' && <PayOnline {...props} />}
    </div>
  );
}

/**
 * What is pressed last, with the sum and until when it may be undone. It lies over what is booked, so it is low: the other way to pay
 * stands below it, and what went wrong takes the place of when it may be undone, which stands above it then.
 */
function Binding(props: ReviewProps) {
  const { visit, state, cancelRule, changedPrice } = props;
  const rule = useId();
  const hasTrouble = state.kind !== 'ready' && state.kind !== 'sending';
  const undoing = (
    <p id={rule} className={tw('text-caption text-muted')}>
      {cancelRule}
    </p>
  );
  return (
    <>
      {hasTrouble && undoing}
      <div
        className={tw(
          'sticky bottom-[var(--v-bar,0px)] z-10 grid gap-2 mt-3 py-3 bg-surface [box-shadow:0_calc(var(--u)*-.75)_calc(var(--u)*.75)_var(--v-surface)] print:!hidden',
        )}
      >
        <div role="alert" className={tw('empty:hidden')}>
          {state.kind === 'ready' ? changedPrice : <Trouble state={state} visit={visit} />}
        </div>
        {!hasTrouble && undoing}
        <LastButton {...props} rule={rule} />
      </div>
    </>
  );
}

function LastButton({
  visit,
  state,
  checkout,
  rule,
  onConfirm,
}: ReviewProps & {
  /** Id of what says until when it may be undone. */
  readonly rule: string;
}) {
  const { locale, t } = useTexts();
  const goesToCheckout = mustPayOnline({ checkout });
  return (
    <div className={tw('flex flex-wrap items-center justify-between gap-x-4 gap-y-2')}>
      <p className={tw('@[56em]:hidden')}>
        <span className={tw('block text-caption text-muted')}>
          {t(`reservation:summary.${isPaidInPart(visit) ? 'due' : 'total'}`)}
        </span>
        <span className={tw('block font-medium tabular-nums')}>
          {formatMoney(locale, visit.bill?.due ?? visit.total, visit.currency)}
        </span>
      </p>
      <Button
        variant="primary"
        busy={state.kind === 'sending'}
        describedBy={rule}
        className="grow !px-4 @[32em]:grow-0 @[56em]:grow"
        onPress={goesToCheckout && checkout ? checkout.open : onConfirm}
      >
        {t(goesToCheckout ? 'reservation:review.toPayment' : BUTTONS[state.kind])}
      </Button>
    </div>
  );
}
