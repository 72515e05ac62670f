import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useListFocus } from '#ui/lists/use-list-focus.ts';
import { Drawer } from '#ui/overlay/dialog.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { BookingCartView, type BookingCartProps } from './services/booking-cart.view.tsx';

export interface CartPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What became of a cart that is here no more. */
  readonly news: ReactNode;
  /** Whether there are services in the cart. */
  readonly hasServices: boolean;
  /** Null while they are not known yet. */
  readonly booking: BookingCartProps | null;
  /** No shop offers all of them. */
  readonly isImpossible: boolean;
  /** The products of the cart; null without any. */
  readonly products: ReactNode;
  /** The vouchers of the cart; null without any. */
  readonly vouchers: ReactNode;
  /** What all of a mixed cart costs. */
  readonly total: ReactNode;
  /** What the button says that leads back to a time that is kept; null: a time is still to be chosen. */
  readonly continueLabel: string | null;
  /** The way to the checkout of all, with the time that is held, stands with the total: it comes first. */
  readonly isOrderedWithTotal: boolean;
  readonly onBook: () => void;
  readonly onClear: () => void;
}

/** The cart: a panel of 400 from the side. */
export function CartPanelView({
  open,
  onClose,
  news,
  hasServices,
  booking,
  isImpossible,
  products,
  vouchers,
  total,
  continueLabel,
  isOrderedWithTotal,
  onBook,
  onClear,
}: CartPanelProps) {
  const { t } = useTexts();
  const sections = useListFocus<HTMLDivElement>([hasServices, products, vouchers].filter(Boolean).length);
  return (
    <Drawer
      open={open}
      title={t('cart:title')}
      onClose={onClose}
      footer={
        hasServices && (
          <div className={tw('grid gap-1 justify-items-center')}>
            <Button
              variant={isOrderedWithTotal ? 'secondary' : 'primary'}
              unavailable={isImpossible}
              onPress={onBook}
              className="w-full"
            >
              {continueLabel ?? t('cart:book')}
            </Button>
            <Button variant="quiet" onPress={onClear}>
              {t(products || vouchers ? 'cart:clearServices' : 'cart:clear')}
            </Button>
          </div>
        )
      }
    >
      {news}
      <div ref={sections} tabIndex={-1} className={tw('grid gap-10')}>
        {hasServices && (booking ? <BookingCartView {...booking} /> : <LinesSkeleton />)}
        {products}
        {vouchers}
        {total}
      </div>
    </Drawer>
  );
}

function LinesSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-12 w-full mt-6" />
      <Skeleton className="h-12 w-full mt-4" />
    </LoadingRegion>
  );
}
