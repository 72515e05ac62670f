import type { Promo } from '#domain/pop-ups/promo.ts';
import { textIn } from '#domain/locale.ts';
import { tw } from '#theme/sheet.ts';
import { buttonClasses } from '#ui/actions/button.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';

export interface PromoDialogProps {
  readonly isOpen: boolean;
  readonly promo: Promo;
  readonly onClose: () => void;
}

/** What a company shows its visitors when they come: a picture, a few words, and where they lead. */
export function PromoDialog({ isOpen, promo: { picture, text, button }, onClose }: PromoDialogProps) {
  const { locale, t } = useTexts();
  const html = textIn(locale, text);
  return (
    <Dialog
      open={isOpen}
      narrow
      title={t('pop-ups:promo.title')}
      onClose={onClose}
      footer={
        button && (
          <a
            href={button.url}
            part="button button-primary"
            onClick={onClose}
            className={tw(buttonClasses('primary', 'w-full'))}
          >
            {textIn(locale, button.label) || t('pop-ups:promo.more')}
          </a>
        )
      }
    >
      {picture && (
        <ResponsivePicture picture={picture} ratio="3/2" sizes="(min-width: 45em) 42em, 90vw" eager />
      )}
      {html && <SafeHtml html={html} className={picture ? 'mt-5' : ''} />}
    </Dialog>
  );
}
