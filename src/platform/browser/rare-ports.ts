import type { Passkeys } from '../passkeys.ts';
import type { PaymentForms } from '../payment-forms.ts';
import type { Geolocation, HostPage, Presence } from '../ports.ts';
import { browserGeolocation } from './geolocation.ts';
import { browserHostPage } from './host-page.ts';
import { browserPresence } from './presence.ts';

/** Ports that few pages want, and none before its first screen. */
export function rarePorts(window: Window & typeof globalThis): {
  readonly geolocation: Geolocation;
  readonly presence: Presence;
  readonly hostPage: HostPage;
  /** Rarer still: its code comes by itself. */
  passkeys(): Promise<Passkeys>;
  /** As rare, by itself as well. */
  paymentForms(): Promise<PaymentForms>;
} {
  return {
    geolocation: browserGeolocation(window.navigator),
    presence: browserPresence(window),
    hostPage: browserHostPage(window),
    passkeys: async () => (await import('./passkeys.ts')).browserPasskeys(window),
    paymentForms: async () => (await import('./payment/payment-forms.ts')).browserPaymentForms(window),
  };
}
