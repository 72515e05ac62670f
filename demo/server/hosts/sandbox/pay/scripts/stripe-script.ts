import type { CardFrame, FrameFault, OpenFrame } from './card-frame.ts';
import { elementEvents, type Handler } from './element-events.ts';
import { walletsElement } from './wallets-script.ts';

interface Appearance {
  readonly theme?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface ElementsOptions {
  readonly mode?: string;
  readonly amount?: number;
  readonly captureMethod?: string;
  readonly currency?: string;
  readonly locale?: string;
  readonly appearance?: Appearance;
}

interface StripeError {
  readonly type: string;
  readonly code: string;
  readonly message: string;
}

type PaymentElement = ReturnType<typeof paymentElement>;

type Elements = ReturnType<typeof stripeElements>;

/** The Payment Element: mounted in the page, with the fields in a frame. */
export function paymentElement(open: OpenFrame, origin: string, options: ElementsOptions) {
  const events = elementEvents('payment');
  const { emit } = events;
  let frame: CardFrame | null = null;
  let patience = 0;
  const unmount = () => {
    clearTimeout(patience);
    frame?.close();
    frame = null;
  };
  const mount = (target: string | Element) => {
    const place = typeof target === 'string' ? document.querySelector(target) : target;
    if (place === null)
      throw new Error(
        `The selector you specified (${String(target)}) applies to no DOM elements that are currently on the page.`,
      );
    if (place.getRootNode() !== document)
      throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
    unmount();
    const { theme = 'stripe', variables = {} } = options.appearance ?? {};
    const wanted = options.locale ?? 'auto';
    patience = window.setTimeout(() => {
      const message = 'The Payment Element could not be loaded.';
      emit('loaderror', { error: { type: 'api_connection_error', message } });
    }, 10_000);
    frame = open(place, {
      origin,
      lang: (wanted === 'auto' ? navigator.language : wanted).slice(0, 2),
      theme: theme === 'night' ? 'dark' : 'light',
      look: variables,
      onReady: () => {
        clearTimeout(patience);
        emit('ready', {});
      },
      onChange: (change) => emit('change', { ...change, collapsed: false, value: { type: 'card' } }),
    });
  };
  const element = {
    mount,
    unmount,
    destroy: unmount,
    on(name: string, handle: Handler) {
      events.add(name, handle);
      return element;
    },
    off(name: string, handle?: Handler) {
      events.remove(name, handle);
      return element;
    },
    focus: () => frame?.tell({ type: 'focus' }),
    update: () => undefined,
    restyle: (look: object) => frame?.tell({ type: 'look', look }),
    frame: () => frame,
  };
  return element;
}

/** What belongs together of one payment: its sum, how it is taken, its language, its fields and its wallets. */
export function stripeElements(open: OpenFrame, origin: string, given: ElementsOptions) {
  const options = { ...given };
  let element: PaymentElement | null = null;
  let wallets: ReturnType<typeof walletsElement> | null = null;
  /** Somebody has agreed in the sheet of a wallet. */
  let isAgreed = false;
  const fieldError = ({ code, message }: FrameFault): StripeError => ({
    type: code === 'card_declined' ? 'card_error' : 'validation_error',
    code,
    message,
  });
  const ask = async (what: 'check' | 'token') => {
    if (isAgreed) {
      if (what === 'token') wallets?.done();
      isAgreed = what === 'check';
      return { method: 'tok_success' };
    }
    const frame = element?.frame() ?? null;
    if (frame === null)
      throw new Error('Could not retrieve data from the specified Element: it is not mounted.');
    const { fault, method } = await frame.ask(what);
    return fault === null ? { method } : { error: fieldError(fault) };
  };
  return {
    create(type: string) {
      if (type === 'expressCheckout') {
        if (wallets !== null) throw new Error('Can only create one Element of type expressCheckout.');
        wallets = walletsElement(options, (agreed) => void (isAgreed = agreed));
        return wallets;
      }
      if (type !== 'payment') throw new Error(`The sandbox has no Element of the type ${type}.`);
      if (element !== null) throw new Error('Can only create one Element of type payment.');
      element = paymentElement(open, origin, options);
      return element;
    },
    getElement: (type: string) => ({ payment: element, expressCheckout: wallets })[type] ?? null,
    update(changed: ElementsOptions) {
      expectCapture(changed);
      Object.assign(options, changed);
      if (changed.appearance?.variables) element?.restyle(changed.appearance.variables);
    },
    async submit(): Promise<{ error?: StripeError; selectedPaymentMethod?: string }> {
      const { error } = await ask('check');
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    on: () => undefined,
    ask,
    captureMethod: () => options.captureMethod ?? 'automatic',
  };
}

export function expectCapture({ captureMethod = 'automatic' }: ElementsOptions): void {
  const methods = ['automatic', 'automatic_async', 'manual'];
  if (!methods.includes(captureMethod))
    throw new Error(`Invalid value for elements(): captureMethod should be one of ${methods.join(', ')}.`);
}

/** What `Stripe(publicKey)` answers. */
export function stripeOf(open: OpenFrame, origin: string, { locale }: { readonly locale?: string }) {
  const missing = (name: string) => new Error(`You did not specify \`${name}\`.`);
  return {
    elements(options: ElementsOptions) {
      if (!options?.mode || !options.currency) throw missing(options?.mode ? 'currency' : 'mode');
      expectCapture(options);
      return stripeElements(open, origin, { ...(locale && { locale }), ...options });
    },
    async createConfirmationToken({ elements }: { readonly elements?: Elements }) {
      if (!elements) throw missing('elements');
      const { error, method } = await elements.ask('token');
      if (error) return { error };
      const id = `${method}-${elements.captureMethod()}`;
      return { confirmationToken: { id, object: 'confirmation_token', livemode: false } };
    },
    /** Sends the visitor to their bank; the page is left, and the promise stays open. */
    handleNextAction({ clientSecret = '' }: { readonly clientSecret?: string }) {
      location.assign(`${origin}/stripe/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`);
      return new Promise<never>(() => undefined);
    },
  };
}

/** Stands in for Stripe.js, as far as its documentation of the Payment Element goes. */
export function installStripe(open: OpenFrame, origin: string): void {
  const Stripe = (key: string, options: { readonly locale?: string } = {}) => {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new Error('Please call Stripe() with your publishable key.');
    return stripeOf(open, origin, options);
  };
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
}
