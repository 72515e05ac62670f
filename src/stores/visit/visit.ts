import type { ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import type { Appointment, Bill, Hold } from '#domain/appointments/appointment.ts';
import type { ContactField, ContactInput, FieldError } from '#domain/people/contact-details.ts';
import type { Alternative, Alternatives } from '#domain/availability/alternatives.ts';
import type { DatedStart } from '#domain/availability/visit-search.ts';
import type { FirstStarts } from '#domain/availability/first-starts.ts';
import type { DayOffer, VisitStart } from '#domain/availability/calendar.ts';
import type { PriceTime, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { ServiceId } from '#domain/catalogue/ids.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Cents } from '#domain/prices/money.ts';
import type { Load } from '../load.ts';
import type { OtherContact } from '#domain/people/contact-person.ts';

export interface VisitService {
  /** As it will be booked: for the duration that was chosen, at this customer's prices. */
  readonly service: Service;
  /** To choose from, the shortest first; empty where there is no choice. Prices are for all the customers. */
  readonly durations: readonly PriceTime[];
  /** Null: whoever is free. */
  readonly practitionerId: string | null;
  /** Who performs it in the days seen so far, by name; empty until days were loaded. */
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
}

/** What is being booked: the lines of the booking cart at its shop. */
export interface VisitPlan {
  /** Null: the shop is still to be chosen (`bookingCart.setShop`). */
  readonly shop: Shop | null;
  readonly services: readonly VisitService[];
}

/** Seven days shown at once. Date keys YYYYMMDD of the shop's calendar. */
export interface ShownWeek {
  readonly days: readonly string[];
  readonly today: string;
  /** Nothing lies before: the week has today in it. */
  readonly isFirst: boolean;
  /** The last week that may be booked. */
  readonly isLast: boolean;
  /** The last day that may be looked at. */
  readonly lastDay: string;
}

/** The search for the first free day. */
export type FirstFree =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly date: string }
  /** Nothing free up to and with this day. */
  | { readonly kind: 'none'; readonly until: string }
  | { readonly kind: 'failed'; readonly problem: Problem };

/**
 * `practitioner-gone`: who was chosen is not to be had any more. `visit-changed`: services came or went. `reason`: the server's own sentence, where nobody was faster and the start is not
 * to be had at all.
 */
export interface LostStart {
  readonly kind: 'taken' | 'expired' | 'practitioner-gone' | 'visit-changed';
  readonly nearest: readonly DatedStart[];
  readonly reason?: string;
  /** The one whose practitioner is gone. */
  readonly serviceId?: ServiceId | undefined;
}

/** Why the visitor is choosing again; what was typed is kept. */
export type BookingFailure =
  | LostStart
  /** `service`: the one that was withdrawn meanwhile; null where nothing is to be booked at all. */
  | { readonly kind: 'closed'; readonly problem: Problem; readonly service: Service | null }
  | { readonly kind: 'failed'; readonly problem: Problem };

/** A slot is kept and the visitor is asked for something. */
export type AwaitingStage =
  | { readonly kind: 'held'; readonly hold: Hold; readonly refused: Problem | null }
  | { readonly kind: 'price-changed'; readonly hold: Hold; readonly before: Cents; readonly now: Cents };

export type VisitStage =
  | AwaitingStage
  | { readonly kind: 'choosing'; readonly failure: BookingFailure | null }
  /** The slot is being asked for. */
  | { readonly kind: 'holding'; readonly date: string; readonly start: VisitStart }
  /** More time is being asked for; until the answer, what is shown stays. */
  | { readonly kind: 'extending'; readonly from: AwaitingStage }
  | { readonly kind: 'confirming'; readonly hold: Hold }
  /** Sent, but no answer came: booked or not is not known. `retry` asks with the same key and cannot book twice. */
  | { readonly kind: 'unconfirmed'; readonly hold: Hold; readonly problem: Problem }
  | { readonly kind: 'confirmed'; readonly appointment: Appointment };

export type ConfirmOutcome =
  | { readonly kind: 'confirmed'; readonly appointment: Appointment }
  | LostStart
  | { readonly kind: 'price-changed'; readonly before: Cents; readonly now: Cents }
  /** Not sent: these fields are to be mended first. */
  | { readonly kind: 'invalid'; readonly errors: Partial<Record<ContactField, FieldError>> }
  /** The server refused it; `problem.field` and `problem.errors` name fields where they are the reason. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'closed'; readonly problem: Problem }
  | { readonly kind: 'unconfirmed'; readonly problem: Problem }
  /** The host page prevented it, or there is nothing held. */
  | { readonly kind: 'not-sent' };

/** What is taken off a held visit, as the server prices it. */
export interface ShownBill {
  /** As they were typed, those that the server took. */
  readonly codes: readonly string[];
  /** Null until the server has told: the visit costs what the hold says, and nothing is taken off. */
  readonly bill: Bill | null;
  /** The code that is being asked about. */
  readonly asking: string | null;
  /** Why the last code was not taken, or why those taken before are gone. */
  readonly refused: Problem | null;
}

/** What a held visit costs, and what was shown for it before. */
export interface ChangedPrice {
  readonly before: Cents;
  readonly now: Cents;
}

/** What is offered once a slot is held. */
export interface Extras {
  /** The customer has never booked here. False of a guest: nobody knows. */
  readonly isFirstBooking: boolean;
  /** The company sends text messages. */
  readonly offersSms: boolean;
  /** Wants to be reminded by SMS. */
  readonly smsReminder: boolean;
}

/** The visit among those of this visitor's other tabs. */
export interface OtherTabs {
  /** What is held in another tab, until it runs out; null: nothing. */
  readonly $heldInOtherTab: ReadableAtom<Hold | null>;
  /** Whether that tab is open still; `asked`: it has not answered yet, nor had the time to. */
  readonly $otherTab: ReadableAtom<'asked' | 'open' | 'closed'>;
  /** What became of what was held here: another tab goes on with it, or has booked it or given it back; until a time is held again. */
  readonly $letGo: ReadableAtom<'continued' | 'freed' | null>;
  /** The visitor has read that. */
  forgetLetGo(): void;
  /**
   * Goes on with that hold here: the other tab lets go of it. Another visit at hand gives way, and is saved. Ignored while something
   * is held or asked for here.
   */
  continueHeld(): void;
  /**
   * The same, and the visit at hand joins what is held; where that cannot be any more, it is saved. The stage once the back end has told
   * whether both together can be held.
   */
  continueHeldWithOwn(): Promise<VisitStage>;
  /** Gives that hold back. */
  releaseHeld(): Promise<void>;
  /** Tells the other tabs that the reservation is on the screen, until the result is called. */
  show(): () => void;
}

/** The held visit as it is paid at the checkout, where it is booked by being paid. */
export interface VisitPayment {
  /** Null: no time is held. */
  readonly $held: ReadableAtom<Hold | null>;
  /** Names the visit to the back end. */
  visitKey(): string;
  /** Codes that were given for it. */
  codes(): readonly string[];
  /** Its payment is under way: no other tab touches it, and its time does not run out here. */
  begin(): void;
  /** Nothing was taken: the time is held on, or gone for this reason. */
  end(problem: Problem | null): void;
  /** Whether the page around lets it be booked. */
  mayBegin(): boolean;
  /** It is booked; with the appointment as the back end told it, where it has. */
  finish(booked: {
    readonly appointmentId: string;
    readonly status: string;
    readonly appointment: unknown;
  }): void;
}

/** One reservation of this tab: from the choice of a practitioner to the confirmation. Loaded when a reservation opens. */
export interface VisitStore {
  readonly $plan: ReadableAtom<VisitPlan>;
  readonly $week: ReadableAtom<ShownWeek>;
  /** One offer a day of the shown week, in order. */
  readonly $offers: ReadableAtom<Load<readonly DayOffer[]>>;
  /** When each practitioner has time first in the shown week; empty until it is loaded. */
  readonly $firstStarts: ReadableAtom<FirstStarts>;
  /** What was offered before is of another visit: none of its times can be chosen, until `$offers` is ready. */
  readonly $isOutdated: ReadableAtom<boolean>;
  readonly $firstFree: ReadableAtom<FirstFree>;
  /** Idle until `findAlternatives`. */
  readonly $alternatives: ReadableAtom<Load<Alternatives>>;
  readonly $stage: ReadableAtom<VisitStage>;
  /**
   * What was booked last in this tab, over reloads too, until it changes or its customer leaves; also while the next visit is at hand.
   * A customer's is shown to them alone.
   */
  readonly $lastBooked: ReadableAtom<Appointment | null>;
  /** Leads the whole page to another address, out of a frame too. */
  leaveFor(address: string): void;
  /** That appointment has changed: its confirmation goes. */
  forgetBooked(appointmentId: string): void;
  /** The time that this visit had when another one took its place, where it is taken up again; null: there is none. */
  readonly $savedStart: ReadableAtom<Instant | null>;
  /** Services that the company has withdrawn while this page showed them in the visit; until it is emptied. */
  readonly $withdrawn: ReadableAtom<readonly Service[]>;
  /** What is known and wished besides, once a slot is held. */
  readonly $extras: ReadableAtom<Extras>;
  /** What the held visit costs with all that is taken off. */
  readonly $bill: ReadableAtom<ShownBill>;
  /** The held visit costs something else than was shown when its time was asked for; null: it does not. */
  readonly $changedPrice: ReadableAtom<ChangedPrice | null>;
  /** Whole seconds that the slot is still kept, by the server's clock; null without a hold. */
  readonly $secondsLeft: ReadableAtom<number | null>;
  /** What is typed; survives reload, a lost slot and another choice. Filled from the profile, where that is of the same person. */
  readonly $draft: ReadableAtom<ContactInput>;
  /** Another contact that could stand there: the profile's, or what was typed before that took its place. */
  readonly $otherContact: ReadableAtom<OtherContact | null>;
  takeOtherContact(): void;
  /** The clock of the back end. */
  now(): Instant;
  /** Where the iCalendar file of what was booked is, for a link. */
  calendarAddress(appointment: Appointment, locale: Locale): string;

  /** Null: whoever is free. */
  choosePractitioner(serviceId: ServiceId, practitionerId: string | null): void;
  /** One of the service's durations, in minutes. */
  chooseDuration(serviceId: ServiceId, minutes: number): void;
  /** The week that has this day in it. */
  showWeek(date: string): void;
  showNextWeek(): void;
  showPreviousWeek(): void;
  /** Goes to the first free day, looking at most twelve weeks ahead. Runs by itself when the shop is known. */
  showFirstFree(): Promise<FirstFree>;
  /** Looks for what can be had instead of a day (YYYYMMDD) that has no free time; `$alternatives` tells. */
  findAlternatives(date: string): void;
  /** Asks for an alternative: with others, or in another shop, where it says so. */
  take(alternative: Alternative): Promise<VisitStage>;
  /** Loads the shown week anew. */
  reload(): void;
  /** Keeps the shown times as others take and free them, while they are on the screen: until the result is called. */
  watch(): () => void;

  /** Asks the back end to keep this start; the stage tells the outcome. A second call before the answer is ignored. */
  choose(date: string, start: VisitStart): Promise<VisitStage>;
  /** Asks for the held start once more, which begins its time anew. Ignored while something else is under way. */
  extend(): Promise<VisitStage>;
  /** That time is being asked for, or is not wanted. */
  forgetSavedStart(): void;
  /** Back to the slots; gives the held one back. */
  release(): void;
  /** What is held in other tabs. */
  readonly otherTabs: OtherTabs;

  /** The visit as it is paid at the checkout. */
  readonly payment: VisitPayment;
  /** A code of a coupon or of a voucher, taken where the server takes it; `$bill` tells. */
  addCode(code: string): Promise<void>;
  removeCode(code: string): Promise<void>;
  wishReminder(isWished: boolean): void;
  edit(change: Partial<ContactInput>): void;
  /** Books what is held. Calls made while one runs share its outcome. */
  confirm(): Promise<ConfirmOutcome>;
  /** Takes the new price and books. */
  acceptPrice(): Promise<ConfirmOutcome>;
  /** After `unconfirmed`: the same request again, with the same key. */
  retry(): Promise<ConfirmOutcome>;
  /** A new visit after a confirmed one. */
  restart(): void;
  dispose(): void;
}
