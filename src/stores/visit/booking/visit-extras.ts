import { atom, type ReadableAtom } from 'nanostores';
import { smsAvailable } from '#contract/company/companies.ts';
import { isFirstBooking } from '#contract/people/customers.ts';
import type { Api } from '#platform/api/api.ts';
import { fields, flag } from '#platform/wire/read.ts';
import { customerIdOf, type Session } from '../../visitor/session.ts';
import type { VisitMemory } from '../visit-memory.ts';
import type { Extras, VisitStage } from '../visit.ts';

export interface VisitExtras {
  readonly $extras: ReadableAtom<Extras>;
  wishReminder(isWished: boolean): void;
}

export interface ExtrasTools {
  readonly api: Api;
  readonly memory: VisitMemory;
  readonly $session: ReadableAtom<Session>;
  readonly $stage: ReadableAtom<VisitStage>;
}

/** What is asked once a slot is held. What cannot be learnt is not offered: no SMS, and no word of a first visit. */
export function createVisitExtras({ api, memory, $session, $stage }: ExtrasTools) {
  const $extras = atom<Extras>({
    isFirstBooking: false,
    offersSms: false,
    smsReminder: memory.get().smsReminder,
  });
  const put = (change: Partial<Extras>) => $extras.set({ ...$extras.get(), ...change });
  let askedSms = false;
  let askedAbout = '';

  const yes = (name: string) => (reply: unknown) => flag(fields(reply)[name], false);

  async function learn(): Promise<void> {
    if ($stage.get().kind !== 'held') return;
    await Promise.all([learnSms(), learnFirst()]);
  }

  async function learnSms(): Promise<void> {
    if (askedSms) return;
    askedSms = true;
    const answer = await api.ask(smsAvailable, yes('available'), {});
    askedSms = answer.kind === 'ok';
    put({ offersSms: answer.kind === 'ok' && answer.value });
  }

  async function learnFirst(): Promise<void> {
    const who = customerIdOf($session.get());
    if (who === askedAbout) return;
    askedAbout = who;
    put({ isFirstBooking: false });
    if (who === '') return;
    const answer = await api.ask(isFirstBooking, yes('isFirstBooking'), { params: { id: who } });
    if (askedAbout === who) put({ isFirstBooking: answer.kind === 'ok' && answer.value });
  }

  return {
    $extras,
    wishReminder(isWished: boolean) {
      memory.change({ smsReminder: isWished });
      put({ smsReminder: isWished });
    },
    /** Until the function that comes back is called. */
    follow() {
      const hear = () => {
        // The next visit begins without it.
        const { smsReminder } = memory.get();
        if (smsReminder !== $extras.get().smsReminder) put({ smsReminder });
        void learn();
      };
      const offs = [$stage.subscribe(hear), $session.listen(() => void learn())];
      return () => offs.forEach((off) => off());
    },
  };
}
