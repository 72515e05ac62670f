import type { ReadableAtom } from 'nanostores';
import { giftHistory, resendGift } from '#contract/money/gifts.ts';
import type { StoreCredit } from '#domain/account/credit/store-credit.ts';
import type { Voucher } from '#domain/account/credit/voucher.ts';
import { parseVoucher, parseVouchers } from '#platform/wire/account/credit.ts';
import type { FeatureStore, FeatureTools } from '../../composition/store-feature.ts';
import type { Load } from '../../load.ts';
import type { ChangeOutcome } from '../account-changes.ts';
import { createPagedList, type PagedList } from '../lists/paged-list.ts';
import { PAGE } from '../lists/pages.ts';
import { watchCustomer } from '../watch-customer.ts';
import { createBalance } from './balance.ts';

/** Whom a voucher is sent to. */
export interface VoucherReceiver {
  readonly name: string;
  readonly email: string;
}

type VoucherList = Pick<PagedList<Voucher>, '$list' | 'load' | 'more'>;

/** What whoever is logged in can pay with: money that the company keeps for them, and vouchers. */
export interface CreditStore extends FeatureStore {
  readonly $credit: ReadableAtom<Load<StoreCredit>>;
  /** Asks for the credit; what is known is shown until it is there. */
  loadCredit(): Promise<void>;
  /** What comes next of the credit's history; false where it did not come. */
  moreCredit(): Promise<boolean>;
  readonly bought: VoucherList;
  /** Those that were sent to the customer's own e-mail. */
  readonly received: VoucherList;
  /** Sends a bought voucher with a new code. Where no answer came, the next attempt to the same receiver is the same wish. */
  resend(voucher: Voucher, to: VoucherReceiver): Promise<ChangeOutcome>;
}

export function createCredit({ ports, connection, visitor }: FeatureTools): CreditStore {
  const { api, warn } = connection;
  const wishes = new Map<string, string>();
  const customer = watchCustomer(visitor.session, () => {
    wishes.clear();
    for (const each of [balance, bought, received]) each.clear();
  });
  const vouchers = (which: { readonly received?: 1 }) =>
    createPagedList<Voucher>(customer, (page) =>
      api.ask(giftHistory, (reply) => parseVouchers(reply, warn), {
        query: { page, itemPerPage: PAGE, ...which },
      }),
    );
  const balance = createBalance(connection, customer);
  const bought = vouchers({});
  const received = vouchers({ received: 1 });

  return {
    $credit: balance.$credit,
    loadCredit: balance.load,
    moreCredit: balance.more,
    bought,
    received,
    async resend(voucher, { name, email }) {
      const wish = `${voucher.id} ${name} ${email}`;
      const idempotencyKey = wishes.get(wish) ?? ports.random.uuid();
      wishes.set(wish, idempotencyKey);
      const answer = await api.ask(
        resendGift,
        (reply) => parseVoucher(reply, warn),
        { params: { id: voucher.id }, body: { to: name, email } },
        { idempotencyKey },
      );
      if (answer.kind !== 'unavailable') wishes.delete(wish);
      if (answer.kind !== 'ok') return { kind: 'failed', problem: answer.problem };
      bought.replace(answer.value);
      return { kind: 'done' };
    },
    dispose: customer.stop,
  };
}
