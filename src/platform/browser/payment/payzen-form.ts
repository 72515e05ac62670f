import type { FormPayment, NamedMethod, PaymentForm, PaymentFormWish } from '../../payment-forms.ts';
import { loadScript } from './load-script.ts';

/** What of PayZen's script is used (https://docs.lyra.com/en/rest/V4.0/javascript/features/reference.html). */
export interface Krypton {
  setFormConfig(config: Readonly<Record<string, string>>): Promise<unknown>;
  renderElements(selector: string): Promise<unknown>;
  /** Fails with what is wrong as its result; or succeeds with that. */
  validateForm(): Promise<{ readonly result?: KryptonFault | null }>;
  onSubmit(hear: (answer: KryptonAnswer) => boolean): Promise<unknown>;
  onError(hear: (fault: KryptonFault) => void): Promise<unknown>;
  submit(): Promise<unknown>;
  removeForms(): Promise<unknown>;
}

interface KryptonFault {
  readonly errorCode?: string;
  readonly errorMessage?: string;
  /** Shows it at its field. */
  doOnError?(): unknown;
}

interface KryptonAnswer {
  readonly clientAnswer?: {
    readonly orderStatus?: string;
    readonly transactions?: readonly { readonly errorMessage?: string | null }[];
  };
}

const SCRIPT = 'https://static.payzen.eu/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';
/** Of what a visitor has typed, or not; and that they closed the page of their bank. */
const OF_FIELDS = /^CLIENT_(3(?!05)\d\d|101)$/;
/** Of a card, or of whoever has to prove that it is theirs. */
const OF_CARD = /^(ACQ|AUTH)_(?!999)\d+$/;
/** The token is none, or none any more. */
const OF_TOKEN = /^(CLIENT_100|CLIENT_305|PSP_108)$/;

/** PayZen's card form. Null: its script did not come. */
export async function payzenForm(
  window: Window & typeof globalThis,
  { publicKey, script, locale }: PaymentFormWish,
): Promise<PaymentForm | null> {
  const found = await loadScript(window, script ?? SCRIPT, () => Reflect.get(window, 'KR'));
  return found === null ? null : payzenFormOf(found as Krypton, { publicKey, locale });
}

/** By a script that is there; null where it takes no configuration. */
export async function payzenFormOf(
  krypton: Krypton,
  { publicKey, locale }: Pick<PaymentFormWish, 'publicKey' | 'locale'>,
): Promise<PaymentForm | null> {
  let hear: (paid: FormPayment) => void = () => undefined;
  let giveUp: () => void = () => undefined;
  let isShown = true;
  const region = { fr: 'fr-FR', de: 'de-DE', en: 'en-GB', es: 'es-ES', it: 'it-IT' }[locale];
  const isSet = await Promise.all([
    krypton.setFormConfig({ 'kr-public-key': publicKey, 'kr-language': region }),
    krypton.onSubmit((answer) => {
      hear(paidBy(answer));
      // It would post the answer to the page.
      return false;
    }),
    krypton.onError((fault) => hear(refusedBy(fault))),
  ]).then(
    () => true,
    () => false,
  );
  if (!isSet) return null;
  return {
    mount(node) {
      node.classList.add('kr-embedded');
      node.id ||= 'vitrine-payzen';
      node.replaceChildren(...placesIn(node.ownerDocument));
      krypton.renderElements(`#${node.id}`).catch(() => (isShown = false));
    },
    update() {},
    name() {
      if (!isShown) return Promise.resolve({ kind: 'failed' });
      const givenUp = new Promise<NamedMethod>((done) => (giveUp = () => done({ kind: 'failed' })));
      return Promise.race([filledIn(krypton), givenUp]);
    },
    pay(formToken) {
      const heard = new Promise<FormPayment>((done) => (hear = done));
      return Promise.race([heard, submit(krypton, formToken)]);
    },
    dispose() {
      giveUp();
      hear({ kind: 'sent' });
      void krypton.removeForms().catch(() => undefined);
    },
  };
}

/** Where the script puts the fields and what it says of them, and the button that it presses when the form is sent. */
function placesIn(document: Document): readonly HTMLElement[] {
  const place = (className: string) => {
    const element = document.createElement('div');
    element.className = className;
    return element;
  };
  const button = document.createElement('button');
  button.className = 'kr-payment-button';
  // Nobody presses it: the page has one.
  const unseen = place('');
  unseen.hidden = true;
  unseen.append(button);
  return [...['kr-pan', 'kr-expiry', 'kr-security-code', 'kr-form-error'].map(place), unseen];
}

async function filledIn(krypton: Krypton): Promise<NamedMethod> {
  const { result } = await krypton.validateForm().catch((error: unknown) => {
    const failed: { readonly result?: KryptonFault } = Object(error);
    return { result: failed.result ?? {} };
  });
  if (!result) return { kind: 'filled' };
  result.doOnError?.();
  const { errorCode = '', errorMessage } = result;
  return OF_FIELDS.test(errorCode) ? { kind: 'refused', message: errorMessage ?? null } : { kind: 'failed' };
}

/** Ends where the form cannot say itself what came of it. */
async function submit(krypton: Krypton, formToken: string): Promise<FormPayment> {
  try {
    await krypton.setFormConfig({ formToken });
  } catch {
    return { kind: 'refused', message: null, isOver: true };
  }
  try {
    await krypton.submit();
  } catch {
    // What is lost on the way may have been taken.
    return { kind: 'sent' };
  }
  return new Promise(() => undefined);
}

/** Of a payment that is over: no other card is asked for. */
function paidBy({ clientAnswer }: KryptonAnswer): FormPayment {
  if (clientAnswer?.orderStatus !== 'UNPAID') return { kind: 'sent' };
  const message = clientAnswer.transactions?.[0]?.errorMessage ?? null;
  return { kind: 'refused', message, isOver: true };
}

function refusedBy({ errorCode = '', errorMessage }: KryptonFault): FormPayment {
  const message = errorMessage ?? null;
  if (OF_FIELDS.test(errorCode) || OF_CARD.test(errorCode))
    return { kind: 'refused', message, isOver: false };
  // Of all else nobody knows whether anything was taken, but PayZen.
  return OF_TOKEN.test(errorCode) ? { kind: 'refused', message: null, isOver: true } : { kind: 'sent' };
}
