import type { ComponentType } from 'react';
import type { IssuedDocument } from '#domain/account/orders/issued-document.ts';
import type { Appointment } from '#domain/appointments/appointment.ts';
import type { OpenCancelRule } from '#domain/appointments/changing/cancelling.ts';
import type { PlacedVisit } from '#domain/appointments/placed-visit.ts';
import type { VisitStart } from '#domain/availability/calendar.ts';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Currency } from '#domain/prices/money.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import type { WaitingFor } from '#stores/waiting-list/waiting-for.ts';
import type { FileSource } from '#ui/actions/file-link.tsx';
import type { Target } from '#ui/actions/link.tsx';

/** Parts of other screens that the pages of an appointment use: whoever composes the screens hands them in. */
export interface AppointmentParts {
  /** The login's form. */
  readonly Login: ComponentType<{ readonly site: Site; readonly onDone: () => void }>;
  /** When, where, and what with its prices. */
  readonly VisitMoment: ComponentType<{ readonly visit: PlacedVisit }>;
  readonly VisitPlace: ComponentType<{ readonly shop: Shop }>;
  /** Until when a cancellation is free. */
  readonly CancellationDeadline: ComponentType<{
    readonly rule: OpenCancelRule;
    readonly timeZone: string;
    readonly currency: Currency;
  }>;
  readonly PlacedLines: ComponentType<{ readonly visit: PlacedVisit }>;
  /** What the customer wrote to the salon. */
  readonly CustomerMessage: ComponentType<{ readonly message: string }>;
  readonly CalendarLinks: ComponentType<{
    readonly appointment: Appointment;
    readonly visit: PlacedVisit;
    readonly companyName: string;
    readonly file: FileSource;
  }>;
  readonly ChooseTime: ComponentType<{
    readonly site: Site;
    readonly visit: TimeChoice;
    readonly waiting: WaitingFor;
    readonly shop: Shop;
    readonly price: string;
    readonly noteOf: (date: string, start: VisitStart) => string;
  }>;
  /** The invoice and the credit notes of what was paid online. */
  readonly DocumentLinks: ComponentType<{ readonly documents: readonly IssuedDocument[] }>;
  /** A page of the site as a link. */
  readonly targetTo: (navigation: Navigation, route: Route, query?: Partial<RouteQuery>) => Target;
  /** Opens the reservation of what is in the cart; false where nothing opened. */
  readonly openReservation: (site: Site) => boolean;
}
