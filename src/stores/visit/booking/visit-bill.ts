import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '#contract/problem.ts';
import { priceAppointment } from '#contract/booking/appointments.ts';
import type { Bill, Hold } from '#domain/appointments/appointment.ts';
import type { Cents } from '#domain/prices/money.ts';
import { priceBody } from '#platform/wire/booking/visit-bodies.ts';
import { parseBill } from '#platform/wire/booking/prices.ts';
import type { ShownBill } from '../visit.ts';
import type { StageTools } from './visit-stage.ts';

export interface VisitBill {
  readonly $bill: ReadableAtom<ShownBill>;
  /** Prices another hold, or none. Codes stay; such as are good no more go, with the reason. */
  watch(hold: Hold | null): Promise<void>;
  /** Prices the same hold anew: a code in it may have been used up meanwhile. */
  again(): Promise<void>;
  addCode(code: string): Promise<void>;
  removeCode(code: string): Promise<void>;
  /** Waits for a price that is being asked for. */
  settled(): Promise<void>;
  due(hold: Hold): Cents;
}

const MOST_CODES = 6;
type BillTools = Pick<StageTools, 'api' | 'memory' | 'currency'>;

const NONE: ShownBill = { codes: [], bill: null, asking: null, refused: null };

export function createVisitBill(tools: BillTools): VisitBill {
  const { memory } = tools;
  const $bill = atom<ShownBill>({ ...NONE, codes: memory.get().codes });
  let held: Hold | null = null;
  let running: Promise<void> = Promise.resolve();
  let wish = 0;

  const ask = askBill(tools);

  /** A bill for another price than the one that is held is not shown: the last button finds out, and asks. */
  function take(codes: readonly string[], bill: Bill, refused: Problem | null = null): void {
    memory.change({ codes });
    if (bill.subtotal === held?.total) $bill.set({ codes, bill, asking: null, refused });
    else $bill.set({ ...NONE, refused });
  }

  /** What nobody answers leaves the price as it is. */
  async function price(codes: readonly string[], own: number, asking: string | null): Promise<void> {
    if (!held) return;
    const hold = held;
    $bill.set({ ...$bill.get(), asking, refused: null });
    const answer = await ask(hold, codes);
    if (own !== wish) return;
    if (answer.kind === 'ok') return take(codes, answer.value);
    const { problem } = answer;
    if (asking !== null || codes.length === 0) {
      $bill.set({ ...$bill.get(), asking: null, refused: asking === null ? null : problem });
      return;
    }
    if (answer.kind !== 'refused') return void $bill.set({ ...$bill.get(), bill: null });
    const plain = await ask(hold, []);
    if (own !== wish) return;
    if (plain.kind === 'ok') take([], plain.value, problem);
    else $bill.set({ ...NONE, refused: problem });
  }

  function run(codes: readonly string[], asking: string | null = null): Promise<void> {
    running = price(codes, (wish += 1), asking);
    return running;
  }

  return {
    $bill,
    watch(hold) {
      if (hold?.id === held?.id) return running;
      held = hold;
      wish += 1;
      const { codes } = memory.get();
      $bill.set({ ...NONE, codes });
      return hold ? run(codes) : Promise.resolve();
    },
    again: () => run(memory.get().codes),
    async addCode(code) {
      const { codes } = $bill.get();
      const typed = code.trim();
      if (typed === '' || codes.includes(typed) || codes.length >= MOST_CODES) return;
      await run([...codes, typed], typed);
    },
    removeCode: (code) => run($bill.get().codes.filter((one) => one !== code)),
    settled: () => running,
    due: (hold) => (hold.id === held?.id ? ($bill.get().bill?.due ?? hold.total) : hold.total),
  };
}

function askBill({ api, memory, currency }: BillTools) {
  return (hold: Hold, codes: readonly string[]) => {
    const body = priceBody({ holdId: hold.id, visitKey: memory.get().visitKey }, codes);
    return api.ask(priceAppointment, (reply) => parseBill(reply, currency()), { body });
  };
}
