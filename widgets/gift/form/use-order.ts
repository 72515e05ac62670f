import { useState } from 'react';
import type { GiftErrors } from '#domain/gifts/gift.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import type { GiftFormProps } from './gift-form-props.ts';
import type { useGiftErrors } from './use-gift-errors.ts';

/** The first step of a form in steps that has something wrong. */
function stepOf({ themeId, amount, serviceId }: GiftErrors): number {
  if (themeId) return 0;
  return amount || serviceId ? 1 : 2;
}

/** The ways on from the form: to the payment, or to another voucher. None of them loses what is filled in. */
export function useOrder(
  { gifts, onOrder }: Pick<GiftFormProps, 'gifts' | 'onOrder'>,
  errors: Pick<ReturnType<typeof useGiftErrors>, 'show'>,
  goTo: (step: number) => void,
) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [isFull, setFull] = useState(false);

  function refuse(wrong: GiftErrors): void {
    errors.show(wrong);
    goTo(stepOf(wrong));
  }

  /** Says what is missing, or what is in the list now. */
  function settle() {
    const outcome = gifts.settle();
    setFull(outcome.kind === 'full');
    if (outcome.kind === 'refused') refuse(outcome.errors);
    else errors.show({});
    if (outcome.kind === 'ok') announce(t('gift:listed.added', { name: outcome.gift.recipient.name }));
    return outcome.kind;
  }

  return {
    isFull,
    order() {
      const outcome = gifts.put();
      setFull(outcome.kind === 'full');
      if (outcome.kind === 'refused') refuse(outcome.errors);
      if (outcome.kind === 'ok') onOrder();
    },
    onChange(id: string) {
      if (id === gifts.$changes.get() || settle() !== 'refused') gifts.change(id);
    },
    onAnother() {
      const outcome = settle();
      if (outcome === 'ok' || outcome === 'kept') gifts.another();
    },
    onPay() {
      const isChange = gifts.$list.get().some(({ id }) => id === gifts.$changes.get());
      const outcome = gifts.settle();
      // What the list has of it would be paid instead. One that is only begun stays in its form.
      if (isChange && outcome.kind === 'refused') refuse(outcome.errors);
      else onOrder();
    },
  };
}
