import { elementEvents, type Handler } from './element-events.ts';
import { openSheet, sheetWords, type ClickDetails } from './wallet-sheet.ts';

interface GroupOptions {
  readonly amount?: number;
  readonly currency?: string;
  readonly locale?: string;
}

type Emit = (name: string, event?: object) => void;

/** Who pays by the wallets of the sandbox, as far as the page has asked for it. */
export function walletPerson(email: string, details: ClickDetails) {
  const { emailRequired, phoneNumberRequired, shippingAddressRequired } = details;
  const { allowedShippingCountries: countries = ['FR'] } = details;
  const french = { line1: '12 rue des Lilas', city: 'Lyon', postal_code: '69003', country: 'FR' };
  const other = { line1: '12', city: 'Luxembourg', postal_code: '1009', country: countries[0] ?? 'LU' };
  const address = { line2: null, state: '', ...(countries.includes('FR') ? french : other) };
  const name = 'Camille Wallet';
  return {
    billingDetails: {
      name,
      address,
      ...(emailRequired && { email }),
      ...(phoneNumberRequired && { phone: '+33612345678' }),
    },
    ...(shippingAddressRequired && { shippingAddress: { name, address } }),
  };
}

/** What happens where the button of a wallet is pressed: the page says what its sheet shows, once. */
export function walletPress(
  options: GroupOptions,
  emit: Emit,
  { onAgreed, onSheet }: { onAgreed: (isAgreed: boolean) => void; onSheet: (close: () => void) => void },
) {
  return (wallet: string): void => {
    const expressPaymentType = wallet === 'Apple Pay' ? 'apple_pay' : 'google_pay';
    const { amount = 0, currency = 'eur', locale = navigator.language } = options;
    let isAnswered = false;
    const answer = () => {
      if (isAnswered) throw new Error('The click event has been answered already.');
      isAnswered = true;
    };
    const pay = (details: ClickDetails, email: string) =>
      new Promise<string | null>((done) => {
        onAgreed(true);
        onSheet(() => done(null));
        const paymentFailed = ({ message }: { readonly message?: string } = {}) =>
          done(message ?? sheetWords(locale).failed);
        emit('confirm', { expressPaymentType, ...walletPerson(email, details), paymentFailed });
      });
    const resolve = (details: ClickDetails = {}) => {
      answer();
      const lines = [...(details.lineItems ?? []), ...(details.shippingRates ?? []).slice(0, 1)];
      if (lines.reduce((sum, line) => sum + line.amount, 0) > amount)
        throw new Error('The amount of the Elements group is less than that of its line items.');
      const cancel = () => {
        onAgreed(false);
        emit('cancel');
      };
      openSheet(
        { wallet, details, amount, currency, locale },
        { pay: (email) => pay(details, email), cancel },
      );
    };
    emit('click', { expressPaymentType, resolve, reject: answer });
  };
}

/** A button of a wallet, in the page. */
export function walletButton(wallet: string, press: (wallet: string) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = wallet;
  Object.assign(button.style, {
    flex: '1 1 8rem',
    minHeight: '48px',
    font: '600 16px system-ui,sans-serif',
    color: '#fff',
    background: '#000',
    border: '1px solid #777',
    borderRadius: '8px',
    cursor: 'pointer',
  });
  button.addEventListener('click', () => press(wallet));
  return button;
}

/** The Express Checkout Element: two wallets, or none where the page's storage says so (`sandbox-wallets`: `none`). */
export function walletsElement(options: GroupOptions, onAgreed: (isAgreed: boolean) => void) {
  const events = elementEvents('expressCheckout');
  const { emit } = events;
  const box = document.createElement('div');
  Object.assign(box.style, { display: 'flex', flexWrap: 'wrap', gap: '8px' });
  let closeSheet = () => {};
  const press = walletPress(options, emit, { onAgreed, onSheet: (close) => (closeSheet = close) });
  const element = {
    mount(target: string | Element) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (place === null || place.getRootNode() !== document)
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
      const areThere = localStorage.getItem('sandbox-wallets') !== 'none';
      if (areThere) box.append(walletButton('Apple Pay', press), walletButton('Google Pay', press));
      place.append(box);
      const others = { amazonPay: false, link: false, paypal: false, klarna: false };
      const methods = areThere ? { applePay: true, googlePay: true, ...others } : undefined;
      setTimeout(() => emit('ready', { availablePaymentMethods: methods }));
      return element;
    },
    unmount: () => box.replaceChildren(),
    destroy: () => box.remove(),
    on(name: string, handle: Handler) {
      events.add(name, handle);
      return element;
    },
    off(name: string, handle?: Handler) {
      events.remove(name, handle);
      return element;
    },
    update: () => element,
    /** The means of payment is named: the sheet has done its work. */
    done: () => closeSheet(),
  };
  return element;
}
