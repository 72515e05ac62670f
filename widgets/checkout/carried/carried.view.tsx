import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import type { Carried } from './use-carried-products.ts';

/** What of a link's products is not in the cart, and what can be done about it. */
export function CarriedView({ missing, choice }: Pick<Carried, 'missing' | 'choice'>) {
  const { t } = useTexts();
  if (missing === 0 && choice === null) return null;
  return (
    <div className={tw('grid gap-4 mb-6')}>
      {missing > 0 && <Notice title={t('checkout:carried.missing', { count: missing })} />}
      {choice && (
        <Notice
          title={t('checkout:carried.title', { shop: choice.shop.name })}
          action={
            <>
              <Button variant="small" onPress={choice.take}>
                {t('checkout:carried.take', { shop: choice.shop.name })}
              </Button>
              <Button variant="quiet" onPress={choice.leave}>
                {t('checkout:carried.leave')}
              </Button>
            </>
          }
        >
          {t('checkout:carried.text', { shop: choice.cartShop.name })}
        </Notice>
      )}
    </div>
  );
}
