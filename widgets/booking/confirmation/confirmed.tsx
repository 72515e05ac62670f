import { useEffect } from 'react';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { finishSteps } from '#stores/navigation/steps.ts';
import type { Site } from '#stores/site.ts';
import type { VisitStore } from '#stores/visit/visit.ts';
import { useStepFocus } from '#ui/focus/use-step-focus.ts';
import { useTexts } from '#ui/texts.ts';
import { useNamesZone } from '#ui/use-names-zone.ts';
import { BookingCancellationDeadline } from '#widgets/visit-summary/cancellation-deadline.view.tsx';
import { AccountOffer } from './account/account-offer.tsx';
import { ConfirmationView } from './confirmation.view.tsx';
import { useSameAgain } from './use-same-again.ts';

/** What was booked costs what its lines do, less what was taken off and what is paid. */
function sumsOf({
  lines,
  total,
  paid,
  discountName,
  lateFee = null,
}: Appointment): Pick<PlacedVisit, 'total' | 'bill'> {
  const subtotal = lines.reduce((sum, line) => sum + line.price, 0);
  return {
    total: subtotal,
    bill: {
      discount: Math.max(0, subtotal - total),
      discountName,
      voucher: 0,
      paid,
      due: total - paid,
      lateFee,
    },
  };
}

interface ConfirmedProps {
  readonly site: Site;
  readonly visit: VisitStore;
  readonly company: Company;
  readonly shop: Shop;
  readonly appointment: Appointment;
  readonly onLeave: () => void;
}

/**
 * The address that led here asks for what is booked now: loaded anew, it would ask for it once more. The steps that led
 * here are gone as well: Back leads to where the reservation was opened, and to no form that would book again.
 */
function useSettledAddress({ navigation }: Site, { $stage }: VisitStore): void {
  useEffect(() => {
    // A link that opened the next visit meanwhile has an address of its own.
    if ($stage.get().kind === 'confirmed') finishSteps(navigation);
  }, [navigation, $stage]);
}

/** The confirmation of what was booked last. */
export function Confirmed({ site, visit, company, shop, appointment, onLeave }: ConfirmedProps) {
  const { locale } = useTexts();
  useSettledAddress(site, visit);
  const heading = useStepFocus('confirmed');
  const namesZone = useNamesZone(shop.timeZone, appointment.startsAt);
  const onSame = useSameAgain(site, visit, shop, appointment);
  const placed: PlacedVisit = {
    shop,
    namesZone,
    lines: appointment.lines,
    ...sumsOf(appointment),
    currency: company.currency,
    date: dateAt(appointment.startsAt, shop.timeZone),
  };
  return (
    <ConfirmationView
      appointment={appointment}
      visit={placed}
      companyName={company.identity.name}
      calendarHref={visit.calendarAddress(appointment, locale)}
      cancelRule={
        <BookingCancellationDeadline
          visit={placed}
          cancelHours={company.booking.cancelHours}
          now={visit.now()}
        />
      }
      account={<AccountOffer site={site} contact={appointment.contact} />}
      onSame={onSame}
      onAgain={() => {
        // The next visit may be at hand already.
        if (visit.$stage.get().kind === 'confirmed') visit.restart();
        onLeave();
      }}
      focusRef={heading}
    />
  );
}
