import { fields, list, number } from '#platform/wire/read.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Gifts } from './gifts.ts';

/** The name under which an entry of the history says which step of which form it shows. */
const NOTE = 'gift-step';

/** How the steps of a voucher's form stand in the page's history: each is an entry of the same address, for Back to lead to. */
export interface StepEntries {
  /** Shows a step by an entry of its own, or by that which it has where it was gone through. */
  goTo(step: number): void;
  /** Back and Forward lead to the steps of this form; those of one that is done with say nothing. The result ends that. */
  follow(): () => void;
}

/** An element that keeps no entries, as one in a host's page, goes from step to step without them. */
export function stepEntries(
  { history, keeps, scroll }: Pick<Navigation, 'history' | 'keeps' | 'scroll'>,
  { $step, $form, goTo }: Pick<Gifts, '$step' | '$form' | 'goTo'>,
): StepEntries {
  if (keeps !== 'entries') return { goTo, follow: () => () => {} };
  const noteOf = () => fields(history.notes()[NOTE]);
  const isOfForm = () => noteOf()['form'] === $form.get();
  /** The steps gone through before the entry of this moment. */
  const before = () => (isOfForm() ? (list(noteOf()['before']) ?? []) : []);
  const notesOf = (step: number, gone: readonly unknown[]) => ({
    ...history.notes(),
    [NOTE]: { form: $form.get(), step, before: gone },
  });
  return {
    goTo(step) {
      const now = $step.get();
      if (step === now) return;
      const gone = before();
      const at = gone.lastIndexOf(step);
      goTo(step);
      if (at >= 0) return history.go(at - gone.length);
      // It may be of another form, or say nothing yet.
      history.replace(null, notesOf(now, gone));
      history.push(null, notesOf(step, [...gone, now]));
      scroll.remember(0);
    },
    follow: () =>
      history.listen(() => {
        const step = number(noteOf()['step']);
        if (step !== null && isOfForm()) goTo(step);
      }),
  };
}
