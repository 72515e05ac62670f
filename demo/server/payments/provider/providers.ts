import { moneticoProvider } from './monetico/monetico-provider.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import type { ProviderContext } from './provider-context.ts';
import { KeyRefused, type IntentName, type ProviderClient } from './provider.ts';
import { payzenProvider } from './payzen/payzen-provider.ts';
import { saferpayProvider } from './saferpay/saferpay-provider.ts';
import { sandboxProvider } from './sandbox.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

const refuse = (): never => {
  throw new KeyRefused('No client asks this provider, and no sandbox answers here.');
};

/** Where no sandbox answers, a provider without a client of its own takes nothing. */
const NOBODY: ProviderClient = {
  create: refuse,
  confirm: refuse,
  retrieve: refuse,
  refund: refuse,
  cancel: refuse,
  collect: refuse,
};

/** Whoever takes the money: each provider's own client, the sandbox for those without one; or who was given to the server. */
export function providerOf(context: ProviderContext): ProviderClient {
  if (context.payments !== undefined) return context.payments;
  const sandbox = context.sandbox === false ? NOBODY : sandboxProvider(context);
  const clients: Readonly<Partial<Record<string, ProviderClient>>> = {
    stripe: stripeProvider(context),
    paypal: paypalProvider(context),
    saferpay: saferpayProvider(context),
    monetico: moneticoProvider(context),
  };
  const payzen = payzenProvider(context);
  const confirming = ({ provider }: Pick<IntentName, 'provider'>) =>
    (Object.hasOwn(clients, provider) ? clients[provider] : undefined) ?? sandbox;
  const of = (name: Pick<IntentName, 'provider'>) => (name.provider === 'payzen' ? payzen : confirming(name));
  return {
    create: (ask) => of(ask).create(ask),
    confirm: (confirmation) => confirming(confirmation).confirm(confirmation),
    retrieve: (intent) => of(intent).retrieve(intent),
    refund: (refund) => of(refund).refund(refund),
    cancel: (intent) => of(intent).cancel(intent),
    collect: (fee) => of(fee).collect(fee),
  };
}
