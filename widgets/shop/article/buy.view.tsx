import { useEffect, useRef, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { StockState } from '#domain/catalogue/products/stock.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { QuantityField } from '#ui/forms/quantity-field.tsx';
import { SelectField } from '#ui/forms/choices/select-field.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { StockNote } from './stock-note.view.tsx';

/** What came of a press of the button. */
export type Outcome =
  | { readonly kind: 'added'; readonly quantity: number }
  /** No shop is chosen. */
  | { readonly kind: 'needs-shop' }
  /** The cart is another shop's. */
  | { readonly kind: 'other-shop'; readonly cartShop: Shop; readonly sellsIt: boolean }
  /** The cart holds as much of it as there is, or as it can. */
  | { readonly kind: 'full' };

export interface BuyProps {
  readonly name: string;
  readonly stock: StockState;
  /** Those that sell it; one: nothing is to be chosen. */
  readonly shops: readonly Shop[];
  readonly shop: Shop | null;
  readonly onShop: (shopId: ShopId) => void;
  readonly quantity: number;
  /** How many more the cart may have of it. */
  readonly most: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: () => void;
  readonly outcome: Outcome | null;
  /** The cart goes to the chosen shop with all that it holds. */
  readonly onMoveCart: () => void;
  /** It is bought at the shop of the cart instead. */
  readonly onKeepShop: () => void;
  /** The cart's page; null where the element has none. */
  readonly cart: Target | null;
  /** Where the cart is paid for. */
  readonly checkout: Target | null;
  /** The way to a mail when it is back. */
  readonly whenBack: ReactNode;
}

const shopName = ({ name, address: { city } }: Shop) => (name.includes(city) ? name : `${name}, ${city}`);

function OtherShop({
  outcome,
  ...props
}: BuyProps & { readonly outcome: Extract<Outcome, { kind: 'other-shop' }> }) {
  const { t } = useTexts();
  const { cartShop, sellsIt } = outcome;
  return (
    <Notice
      tone="warning"
      title={t('eshop:otherShop.title', { shop: shopName(cartShop) })}
      action={
        <>
          <Button variant="small" onPress={props.onMoveCart}>
            {t('eshop:otherShop.move', { shop: props.shop ? shopName(props.shop) : '' })}
          </Button>
          {sellsIt && (
            <Button variant="small" onPress={props.onKeepShop}>
              {t('eshop:otherShop.keep', { shop: shopName(cartShop) })}
            </Button>
          )}
        </>
      }
    >
      {t('eshop:otherShop.text')}
    </Notice>
  );
}

/** What came of the press. The way on is seen, though the button stands low on a phone. */
function Result(props: BuyProps) {
  const place = useRef<HTMLDivElement>(null);
  const { outcome } = props;
  useEffect(() => {
    if (outcome?.kind === 'added') place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [outcome]);
  return (
    <div ref={place} className={tw('scroll-my-24 empty:hidden')}>
      <OutcomeNotice {...props} />
    </div>
  );
}

function OutcomeNotice(props: BuyProps) {
  const { t } = useTexts();
  const { outcome, cart, checkout, name } = props;
  switch (outcome?.kind) {
    case 'added':
      return (
        <Notice
          tone="positive"
          title={t('eshop:added', { name, count: outcome.quantity })}
          action={
            cart &&
            checkout && (
              <>
                <ButtonLink to={checkout}>{t('eshop:order')}</ButtonLink>
                <ButtonLink variant="small" to={cart}>
                  {t('eshop:toCart')}
                </ButtonLink>
              </>
            )
          }
        />
      );
    case 'other-shop':
      return <OtherShop {...props} outcome={outcome} />;
    case 'full':
      return <Notice tone="warning" title={t('eshop:full')} />;
    default:
      return null;
  }
}

/** Where it is bought, how many, and the button; what came of it stands below. */
export function BuyView(props: BuyProps) {
  const { t } = useTexts();
  const { name, stock, shops, shop, quantity, most, outcome } = props;
  const isSoldOut = stock.kind === 'sold-out';
  return (
    <div className={tw('grid gap-5')}>
      {shops.length > 1 && (
        <SelectField
          label={t('eshop:shop.label')}
          name="product-shop"
          value={shop?.id ?? ''}
          error={outcome?.kind === 'needs-shop' ? t('eshop:shop.needed') : undefined}
          options={[
            ...(shop ? [] : [{ value: '', label: t('eshop:shop.choose') }]),
            ...shops.map((each) => ({ value: each.id, label: shopName(each) })),
          ]}
          onChange={(id) => {
            const chosen = shops.find((each) => each.id === id);
            if (chosen) props.onShop(chosen.id);
          }}
        />
      )}
      <StockNote stock={stock} />
      <div className={tw('flex flex-wrap items-center gap-3')}>
        {!isSoldOut && (
          <QuantityField
            label={t('eshop:quantity.label', { name })}
            less={t('eshop:quantity.less')}
            more={t('eshop:quantity.more')}
            quantity={quantity}
            least={1}
            most={Math.max(1, most)}
            onChange={props.onQuantity}
          />
        )}
        <Button
          variant="primary"
          unavailable={isSoldOut}
          onPress={props.onAdd}
          className="flex-1 min-w-[calc(var(--u)*12)]"
        >
          {t(isSoldOut ? 'eshop:stock.out' : 'eshop:add')}
        </Button>
      </div>
      {props.whenBack}
      <Result {...props} />
    </div>
  );
}
