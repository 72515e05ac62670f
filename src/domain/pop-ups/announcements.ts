import type { Category, Picture, Service } from '../catalogue/catalogue.ts';
import type { LocalizedText } from '../locale.ts';
import type { Instant } from '../time/instant.ts';

/** What a company says between two moments. */
interface Announcement {
  readonly id: string;
  readonly start: Instant;
  readonly end: Instant;
  /** Company HTML: sanitise before showing. */
  readonly body: LocalizedText;
}

/** A word about one service. */
export interface Alert extends Announcement {
  readonly serviceId: string;
}

export interface CompanyEvent extends Announcement {
  readonly pictures: readonly Picture[];
  readonly showsDates: boolean;
  readonly link: { readonly url: string; readonly title: LocalizedText } | null;
}

/** Those that have begun and not ended, whichever ends first before the others. */
export function current<T extends Announcement>(announced: readonly T[], now: Instant): readonly T[] {
  return announced.filter(({ start, end }) => start < now && now < end).toSorted((a, b) => a.end - b.end);
}

/** An alert with the service that it is about, as the catalogue has it. */
export interface ServiceAlert {
  readonly alert: Alert;
  readonly category: Category;
  readonly service: Service;
}

/** The alerts whose service is in the catalogue: of another one nobody could book what they tell of. */
export function alertsOfServices(
  alerts: readonly Alert[],
  categories: readonly Category[],
): readonly ServiceAlert[] {
  return alerts.flatMap((alert) => {
    for (const category of categories) {
      const service = category.services.find(({ id }) => id === alert.serviceId);
      if (service) return [{ alert, category, service }];
    }
    return [];
  });
}
