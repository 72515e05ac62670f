import type { NamedMethod, PaymentForm, PaymentFormWish } from '../../payment-forms.ts';
import { loadScript } from './load-script.ts';

/** What of PayZen's script is used (https://payzen.io/en-EN/rest/V4.0/javascript/features/reference.html). */
interface Krypton {
  setFormConfig(config: Readonly<Record<string, string>>): Promise<unknown>;
  renderElements(selector: string): Promise<unknown>;
  onSubmit(hear: (answer: KryptonAnswer) => boolean): Promise<unknown>;
  onError(
    hear: (error: { readonly errorCode?: string; readonly errorMessage?: string }) => void,
  ): Promise<unknown>;
  submit(): Promise<unknown>;
  removeForms(): Promise<unknown>;
}

interface KryptonAnswer {
  readonly clientAnswer?: {
    readonly transactions?: readonly { readonly paymentMethodToken?: string }[];
  };
}

const SCRIPT = 'https://static.payzen.eu/static/js/krypton-client/V4.0/stable/kr-payment-form.min.js';
/** Of what a visitor has typed, or not; all other codes are faults of the site. */
const OF_FIELDS = /^CLIENT_3\d\d$/;

/** PayZen's card form. Null: its script did not come. */
export async function payzenForm(
  window: Window & typeof globalThis,
  { publicKey, script, locale }: PaymentFormWish,
): Promise<PaymentForm | null> {
  const found = await loadScript(window, script ?? SCRIPT, () => Reflect.get(window, 'KR'));
  return found === null ? null : formOf(found as Krypton, { publicKey, locale });
}

async function formOf(
  krypton: Krypton,
  { publicKey, locale }: Pick<PaymentFormWish, 'publicKey' | 'locale'>,
): Promise<PaymentForm | null> {
  let hear: ((named: NamedMethod) => void) | null = null;
  const tell = (named: NamedMethod) => {
    hear?.(named);
    hear = null;
  };
  const region = { fr: 'fr-FR', de: 'de-DE', en: 'en-GB', es: 'es-ES', it: 'it-IT' }[locale];
  const isSet = await Promise.all([
    krypton.setFormConfig({ 'kr-public-key': publicKey, 'kr-language': region }),
    krypton.onSubmit(({ clientAnswer }) => {
      const method = clientAnswer?.transactions?.[0]?.paymentMethodToken;
      tell(method ? { kind: 'named', method } : { kind: 'failed' });
      // It would post the answer to the page.
      return false;
    }),
    krypton.onError(({ errorCode = '', errorMessage }) =>
      tell(
        OF_FIELDS.test(errorCode) ? { kind: 'refused', message: errorMessage ?? null } : { kind: 'failed' },
      ),
    ),
  ]).then(
    () => true,
    () => false,
  );
  if (!isSet) return null;
  return {
    mount(node) {
      node.classList.add('kr-embedded');
      node.id ||= 'vitrine-payzen';
      krypton.renderElements(`#${node.id}`).catch(() => tell({ kind: 'failed' }));
    },
    update() {},
    name: () =>
      new Promise((done) => {
        hear = done;
        krypton.submit().catch(() => tell({ kind: 'failed' }));
      }),
    dispose() {
      tell({ kind: 'failed' });
      void krypton.removeForms().catch(() => undefined);
    },
  };
}
