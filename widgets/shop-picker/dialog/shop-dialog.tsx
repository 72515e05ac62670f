import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { ShopPicker } from '../shop-picker.tsx';
import type { PickerPartProps } from '../picker-state.ts';
import { PickerDialog } from './picker-dialog.tsx';

interface ShopDialogProps extends PickerPartProps {
  readonly isOpen: boolean;
  /** The shops lead to what there is to know of the service, and not to its reservation. */
  readonly showsMore: boolean;
  readonly onClose: () => void;
}

/** In which of its shops a service is wanted. */
export function ShopDialog({ isOpen, showsMore, onClose, ...picker }: ShopDialogProps) {
  useSignals();
  const { locale, t } = useTexts();
  const $text = useSignal('');
  const setText = (value: string) => {
    // A signal is made to be changed in place.
    // oxlint-disable-next-line react/immutability
    $text.value = value;
  };
  const { services, targetOf } = picker;
  const [service] = services;
  const close = () => {
    setText('');
    onClose();
  };
  const leaving = (shop: Shop): Target => {
    const to = targetOf(shop);
    return {
      ...to,
      go() {
        onClose();
        return to.go();
      },
    };
  };
  const name = service ? textIn(locale, service.name) : '';
  return (
    <PickerDialog
      isOpen={isOpen}
      title={t(showsMore ? 'shop-picker:choose.more' : 'shop-picker:choose.book', { name })}
      onClose={close}
    >
      <ShopPicker
        {...picker}
        targetOf={leaving}
        title={t('shop-picker:choose.where')}
        arrangement="choice"
        text={$text.value}
        onText={setText}
      />
    </PickerDialog>
  );
}
