import { atom, computed, type ReadableAtom } from 'nanostores';
import { listAlerts } from '#contract/content/alerts.ts';
import { listEvents } from '#contract/content/events.ts';
import {
  alertsOfServices,
  current,
  type Alert,
  type CompanyEvent,
  type ServiceAlert,
} from '#domain/pop-ups/announcements.ts';
import { parseAlerts, parseEvents } from '#platform/wire/content/announcements.ts';
import { maySetPopUps } from '#platform/wire/content/may-set-pop-ups.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import { valueOf } from '../../load.ts';

/** What a company tells the visitors of its pages, who look at it when they like. */
export interface Announced extends FeatureStore {
  /** Of this moment, what ends first before the others; empty until they are there. */
  readonly $alerts: ReadableAtom<readonly ServiceAlert[]>;
  readonly $events: ReadableAtom<readonly CompanyEvent[]>;
  /** Whether something else may come over a page by itself. */
  readonly mayInterrupt: boolean;
}

/** Asked for once a language. What cannot be had is not told of; who comes to the next page asks again. */
export function createAnnounced({
  connection: { api, catalogue, locale, replies, warn },
}: FeatureTools): Announced {
  const $announcedAlerts = atom<readonly Alert[]>([]);
  const $alerts = computed([$announcedAlerts, catalogue.$categories], (alerts, categories) =>
    alertsOfServices(alerts, valueOf(categories) ?? []),
  );
  const $events = atom<readonly CompanyEvent[]>([]);
  async function load(): Promise<void> {
    const [alerts, events] = await Promise.all([
      api.ask(listAlerts, (reply) => parseAlerts(reply, warn)),
      api.ask(listEvents, (reply) => parseEvents(reply, api.base, warn)),
    ]);
    if (alerts.kind === 'ok') $announcedAlerts.set(current(alerts.value, api.now()));
    if (events.kind === 'ok') $events.set(current(events.value, api.now()));
  }
  const off = locale.$locale.subscribe(() => void load());
  return { $alerts, $events, mayInterrupt: maySetPopUps(replies().company, api.base), dispose: off };
}
