import { useState } from 'react';
import type { Picture } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';

interface ZoomDialogProps {
  /** Absent: closed. */
  readonly picture: Picture | undefined;
  readonly name: string;
  readonly onClose: () => void;
}

/** A picture as large as the page, and twice as large as that: then it is moved by scrolling, with fingers or the arrow keys. */
export function ZoomDialog({ picture, name, onClose }: ZoomDialogProps) {
  const { t } = useTexts();
  const [isTwice, setTwice] = useState(false);
  const close = () => {
    setTwice(false);
    onClose();
  };
  return (
    <Dialog
      open={picture !== undefined}
      title={name}
      onClose={close}
      footer={
        <Button pressed={isTwice} onPress={() => setTwice(!isTwice)}>
          {t('eshop:gallery.zoom')}
        </Button>
      }
    >
      {picture && (
        <section
          aria-label={t('eshop:gallery.picture', { name })}
          // The arrow keys move what is larger than its frame, so the frame has to take the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={tw('overflow-auto max-h-[75dvh]')}
        >
          <ResponsivePicture
            picture={picture}
            ratio="4/5"
            sizes={isTwice ? '200vw' : '100vw'}
            eager
            className={isTwice ? 'w-[200%]' : 'w-full max-w-[48dvh] mx-auto'}
          />
        </section>
      )}
    </Dialog>
  );
}
