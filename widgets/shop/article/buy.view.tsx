import { useEffect, useRef, type ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ShopId } from '#domain/catalogue/ids.ts';
import type { StockState } from '#domain/catalogue/products/stock.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { QuantityField } from '#ui/forms/quantity-field.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { shopName } from './offer/shop-name.ts';
import { StockNote } from './offer/stock-note.view.tsx';

/** What came of a press of the button. */
export type Outcome =
  | { readonly kind: 'added'; readonly quantity: number }
  /** The cart is another shop's. */
  | { readonly kind: 'other-shop'; readonly cartShop: Shop; readonly sellsIt: boolean }
  /** The cart holds as much of it as there is, or as it can. */
  | { readonly kind: 'full' };

export interface BuyProps {
  readonly name: string;
  readonly stock: StockState;
  /** At which shop it is bought, and the choice of that; nothing where there is none. */
  readonly shopChoice: ReactNode;
  readonly shop: Shop | null;
  /** Others that have some of what is sold out at this one. */
  readonly elsewhere: readonly Shop[];
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
  /** The cart's page; null where this page's cart has none. */
  readonly cart: Target | null;
  /** Where the cart is paid for; null where that is not known. */
  readonly checkout: Target | null;
  /** The way to a mail when it is back. */
  readonly whenBack: ReactNode;
}

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
            checkout && (
              <>
                <ButtonLink to={checkout}>{t('eshop:order')}</ButtonLink>
                {cart && (
                  <ButtonLink variant="small" to={cart}>
                    {t('eshop:toCart')}
                  </ButtonLink>
                )}
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

/** The way to shops that have some of it; what is told late is announced. */
function Elsewhere({ elsewhere, onShop }: Pick<BuyProps, 'elsewhere' | 'onShop'>) {
  const { t } = useTexts();
  return (
    <div role="status" className={tw('empty:hidden')}>
      {elsewhere.length > 0 && (
        <>
          <p className={tw('mb-2')}>{t('eshop:stock.elsewhere')}</p>
          <div className={tw('flex flex-wrap gap-2')}>
            {elsewhere.map((each) => (
              <Button key={each.id} variant="small" onPress={() => onShop(each.id)}>
                {shopName(each)}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Where it is bought, how many, and the button; what came of it stands below. */
export function BuyView(props: BuyProps) {
  const { t } = useTexts();
  const { name, stock, shop, shopChoice, quantity, most } = props;
  const isSoldOut = stock.kind === 'sold-out';
  return (
    <div className={tw('grid gap-5')}>
      {shopChoice}
      <StockNote stock={stock} isOfShop={shop !== null} />
      <Elsewhere {...props} />
      <div className={tw('flex flex-wrap items-start gap-3')}>
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
