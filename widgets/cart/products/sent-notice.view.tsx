import type { ShownProductLine } from '#domain/catalogue/products/product.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { CountedProducts } from '#ui/amounts/counted-products.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

export interface SentNoticeProps {
  /** Of the cart, what the visitor went to another site with, to order it there. */
  readonly sent: readonly ShownProductLine[];
  readonly onOrdered: () => void;
  readonly onKeep: () => void;
}

/** Asks whether what was taken to another site was ordered there, which this page cannot know. */
export function SentNotice({ sent, onOrdered, onKeep }: SentNoticeProps) {
  const { t } = useTexts();
  return (
    <div className={tw('mt-4')}>
      <Notice
        title={t('products:sent.title')}
        action={
          <>
            <Button variant="small" onPress={onOrdered}>
              {t('products:sent.ordered')}
            </Button>
            <Button
              variant="small"
              onPress={(event) => {
                // The button goes with the question.
                const lines = event.currentTarget.closest('section')?.querySelector('ul');
                onKeep();
                lines?.focus({ preventScroll: true });
              }}
            >
              {t('products:sent.keep')}
            </Button>
          </>
        }
      >
        <CountedProducts lines={sent} />
      </Notice>
    </div>
  );
}
