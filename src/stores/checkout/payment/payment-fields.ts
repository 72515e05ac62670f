import { atom, type ReadableAtom } from 'nanostores';
import { paymentConnect } from '#contract/money/payment.ts';
import { paymentKind, type PaymentKind } from '#domain/checkout/payment-kind.ts';
import type { SalePrice } from '#domain/checkout/sale-price.ts';
import { EURO } from '#domain/prices/money.ts';
import type { Api } from '#platform/api/api.ts';
import type {
  FormPayment,
  NamedMethod,
  PaymentForm,
  PaymentSum,
  WalletActs,
} from '#platform/payment-forms.ts';
import { fields, flag, text } from '#platform/wire/read.ts';
import type { FeatureTools } from '../../composition/store-feature.ts';
import { valueOf, type Load } from '../../load.ts';
import { createWalletPlace } from './wallet-place.ts';

/** Where the means of payment is typed. `blocked`: the provider's script did not come. `unavailable`: no money can be taken now. */
export type FieldsState = 'idle' | 'loading' | 'ready' | 'blocked' | 'unavailable';

export interface PaymentFields {
  readonly $state: ReadableAtom<FieldsState>;
  kind(): PaymentKind;
  /** Shows the provider's fields in a node of the page; asks for its script then, and not before. */
  open(node: HTMLElement, look: { readonly shop: string; readonly isDark: boolean }): Promise<void>;
  /** Shows the buttons of wallets in another node, as soon as and as long as the fields are open, until the result is called. */
  showWallets(node: HTMLElement, acts: WalletActs): () => void;
  /** What the back end is told the visitor pays with. */
  name(): Promise<NamedMethod>;
  /** Has fields that were found filled in pay by themselves. */
  pay(formToken: string): Promise<FormPayment>;
  close(): void;
  dispose(): void;
}

/** What is told of a means of payment that is given on a page of the provider's. */
const HOSTED = 'hosted';

const NOT_PAID: FormPayment = { kind: 'refused', message: null, isOver: true };

function sumOf(price: SalePrice | null): PaymentSum {
  return { amount: price?.now ?? 0, isHold: price?.mode === 'hold' };
}

/** Whether a shop can take money now, and where its provider's script is; null where nobody answers. */
async function connectOf(api: Api, shop: string) {
  const parse = (reply: unknown) => {
    const read = fields(reply);
    return { isConnected: flag(read['connected'], false), script: text(read['script']) || null };
  };
  const answer = await api.ask(paymentConnect, parse, { query: { shopId: shop } });
  return answer.kind === 'ok' ? answer.value : null;
}

/**
 * The provider's own fields. What is typed into them never comes to us: they name it by a word that the back end pays with, or pay by
 * themselves.
 */
export function createPaymentFields(
  { ports, connection }: FeatureTools,
  $price: ReadableAtom<Load<SalePrice>>,
): PaymentFields {
  const { api, company, locale } = connection;
  const $state = atom<FieldsState>('idle');
  let form: PaymentForm | null = null;
  let turn = 0;
  const wallets = createWalletPlace(() => form);

  const settings = () => valueOf(company.$company.get());
  const kind = () => paymentKind(settings()?.payment.provider ?? 'free');

  function close(): void {
    turn += 1;
    wallets.hide();
    form?.dispose();
    form = null;
    $state.set('idle');
  }

  async function open(node: HTMLElement, shop: string, isDark: boolean): Promise<void> {
    close();
    const own = turn;
    $state.set('loading');
    const [known, connected] = [settings(), await connectOf(api, shop)];
    if (own !== turn || known === null) return;
    if (!connected?.isConnected) return void $state.set('unavailable');
    if (kind() !== 'fields') return void $state.set('ready');
    const { payment, currency = EURO } = known;
    const { script } = connected;
    const wish = { ...payment, script, ...due(), currency, locale: locale.$locale.get(), isDark };
    const forms = await ports.paymentForms().catch(() => null);
    const opened = forms && (await forms.open(wish));
    if (own !== turn) return opened?.dispose();
    if (opened === null) return void $state.set('blocked');
    form = opened;
    form.mount(node);
    form.update(due());
    $state.set('ready');
    wallets.show();
  }

  const due = () => sumOf(valueOf($price.get()));
  const off = $price.listen(() => form?.update(due()));

  return {
    $state,
    kind,
    open: (node, { shop, isDark }) => open(node, shop, isDark),
    showWallets: wallets.put,
    async name() {
      if (kind() !== 'fields') return { kind: 'named', method: HOSTED };
      return form ? form.name() : { kind: 'failed' };
    },
    pay: async (formToken) => (await form?.pay?.(formToken)) ?? NOT_PAID,
    close,
    dispose() {
      off();
      close();
    },
  };
}
