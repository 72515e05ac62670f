import type { CarriedProducts, CarriedProductsStore } from '#stores/products/carried/carried-products.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { CountedProducts } from '#ui/amounts/counted-products.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface CarriedProps {
  readonly carried: CarriedProducts;
  readonly acts: Pick<CarriedProductsStore, 'take' | 'leave' | 'undo'>;
}

type Joined = Extract<CarriedProducts, { kind: 'joined' }>;
type Choice = Extract<CarriedProducts, { kind: 'choice' }>;

function JoinedNotice({ joined, onUndo }: { readonly joined: Joined; readonly onUndo: () => void }) {
  const { t } = useTexts();
  if (!joined.before) return joined.hasMore && <Notice title={t('checkout:carried.more')} />;
  return (
    <Notice
      title={t(`checkout:carried.${joined.how}`)}
      action={
        <Button variant="small" onPress={onUndo}>
          {t('checkout:carried.undo')}
        </Button>
      }
    >
      <CountedProducts lines={joined.lines} />
    </Notice>
  );
}

function ChoiceNotice({ choice, acts }: Pick<CarriedProps, 'acts'> & { readonly choice: Choice }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="warning"
      title={t('checkout:carried.title', { shop: choice.shop.name })}
      action={
        <>
          <Button variant="small" onPress={acts.take}>
            {t('checkout:carried.take')}
          </Button>
          <Button variant="quiet" onPress={acts.leave}>
            {t('checkout:carried.leave')}
          </Button>
        </>
      }
    >
      <CountedProducts lines={choice.lines} />
      <p>{t('checkout:carried.text', { shop: choice.cartShop.name })}</p>
    </Notice>
  );
}

/** What became of the products of a link, where it is not plain to see, and what can be done about it. */
export function CarriedNotices({ carried, acts }: CarriedProps) {
  const { t } = useTexts();
  const isTold = carried.kind === 'joined' || carried.kind === 'choice';
  const missing = isTold ? carried.missing : 0;
  return (
    <div role="status" className={tw('grid gap-4 [&:has(>*)]:mb-6')}>
      {carried.kind === 'joined' && <JoinedNotice joined={carried} onUndo={acts.undo} />}
      {carried.kind === 'joined' && !carried.isWhole && <Notice title={t('checkout:carried.full')} />}
      {missing > 0 && <Notice title={t('checkout:carried.missing', { count: missing })} />}
      {carried.kind === 'choice' && <ChoiceNotice choice={carried} acts={acts} />}
    </div>
  );
}
