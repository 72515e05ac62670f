import type { FormProvider, IntentAsk, IntentName, PreparedIntent, VoidOutcome } from '../provider.ts';
import { ProviderSilence } from '../provider.ts';
import type { ProviderContext } from '../provider-context.ts';
import { PaymentForm, Transaction } from './payzen-answers.ts';
import { orderOf, PayzenRefusal, payzenOf, type AskPayzen } from './payzen-api.ts';
import { debitOf, intentOf, stateOf } from './payzen-order.ts';
import { refundOnce } from './payzen-refund.ts';

/**
 * PayZen (Lyra, https://docs.lyra.com/en/rest/V4.0/api/): an order of ours is prepared, its embedded form takes the money by the token of that,
 * and what came of it is asked of the order. An intent is the order: nothing of it is there until somebody tries to pay.
 */
export function payzenProvider(context: ProviderContext): FormProvider {
  const client = ({ companyId }: Pick<IntentName, 'companyId'>) => payzenOf(context, companyId);
  return {
    create: async (ask) => create(await client(ask), ask),
    retrieve: async (name) => intentOf(await orderOf(await client(name), name)),
    refund: async (refund) => refundOnce(context, await client(refund), refund),
    cancel: async (name) => cancel(await client(name), name),
    collect: async (fee) => collect(await client(fee), fee),
  };
}

async function create(
  ask: AskPayzen,
  { reference, amount, currency, captures, email }: IntentAsk,
): Promise<PreparedIntent> {
  // A shop's own delay would leave a card without an authorisation until then.
  const cardOptions = { captureDelay: 0, manualValidation: captures ? 'NO' : 'YES' };
  const wanted = {
    amount,
    currency,
    orderId: reference,
    ...(email !== undefined && { customer: { email } }),
    transactionOptions: { cardOptions },
  };
  const { formToken } = await ask('Charge/CreatePayment', wanted, PaymentForm);
  const nothing = { state: 'new', captured: 0, fault: null, redirectUrl: null } as const;
  return { id: reference, reference, amount, currency, ...nothing, formToken };
}

/** What has become of the try that counts; whatever else it was refused for. */
async function cancel(ask: AskPayzen, name: IntentName): Promise<VoidOutcome> {
  const kept = debitOf(await orderOf(ask, name));
  if (kept === null || stateOf(kept) !== 'authorised') return voidOutcome(kept);
  await tried(() => ask('Transaction/Cancel', { uuid: kept.uuid }, Transaction));
  return voidOutcome(debitOf(await orderOf(ask, name)));
}

function voidOutcome(debit: Transaction | null): VoidOutcome {
  switch (debit && stateOf(debit)) {
    case null:
    case 'failed':
      return 'not_voidable';
    case 'released':
      return 'cancelled';
    case 'captured':
      return 'captured';
    case 'processing':
      return 'processing';
    case 'authorised':
      return 'refused';
  }
}

/** Lowers what is kept to what is taken, and hands that over. */
async function collect(
  ask: AskPayzen,
  { amount, ...name }: IntentName & { amount: number },
): Promise<boolean> {
  const kept = debitOf(await orderOf(ask, name));
  if (kept === null || amount > kept.amount) return false;
  if (stateOf(kept) === 'authorised') {
    const { uuid, currency } = kept;
    const cardUpdate = { amount, currency };
    if (amount < kept.amount) await tried(() => ask('Transaction/Update', { uuid, cardUpdate }, Transaction));
    await tried(() => ask('Transaction/Validate', { uuid }, Transaction));
  }
  const taken = debitOf(await orderOf(ask, name));
  // Somebody else may be at it.
  if (taken !== null && stateOf(taken) === 'authorised') throw new ProviderSilence('PayZen keeps it still.');
  return taken !== null && stateOf(taken) === 'captured' && taken.amount === amount;
}

/** What was refused is looked at afterwards: somebody may have done it before. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  await act().catch((error: unknown) => {
    if (!(error instanceof PayzenRefusal)) throw error;
  });
}
