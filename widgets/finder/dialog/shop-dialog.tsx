import { useState } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { textIn } from '#domain/locale.ts';
import type { Target } from '#ui/actions/link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { Finder } from '../finder.tsx';
import type { FinderPartProps } from '../finder-state.ts';

interface ShopDialogProps extends FinderPartProps {
  readonly isOpen: boolean;
  /** The shops lead to what there is to know of the service, and not to its reservation. */
  readonly showsMore: boolean;
  readonly onClose: () => void;
}

/** Over the whole window of a phone; from there on as other dialogs, 1024 px wide at most. */
const BOX_CLASSES =
  'm-auto w-full h-full max-h-[100dvh] rounded-none md:w-[calc(100%-var(--u)*2)] md:h-auto md:max-h-[calc(100dvh-var(--u)*2)] md:rounded bg-surface text-ink shadow overflow-hidden';

/** In which of its shops a service is wanted. */
export function ShopDialog({ isOpen, showsMore, onClose, ...finder }: ShopDialogProps) {
  const { locale, t } = useTexts();
  const [text, setText] = useState('');
  const { service, targetOf } = finder;
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
    <Dialog
      open={isOpen}
      boxClasses={BOX_CLASSES}
      title={t(showsMore ? 'finder:choose.more' : 'finder:choose.book', { name })}
      onClose={close}
    >
      <Finder
        {...finder}
        targetOf={leaving}
        title={t('finder:choose.where')}
        arrangement="choice"
        text={text}
        onText={setText}
      />
    </Dialog>
  );
}
