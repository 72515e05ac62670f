import { tw } from '#theme/sheet.ts';
import { useTexts } from '#ui/texts.ts';
import { CartIcon } from '#ui/icons/cart-icon.tsx';

/**
 * The button of a cart in which there is nothing, as long as there is no use for the cart's own code: it opens nothing. Written out
 * again, since what the cart and the storefront share would come to every element; a test holds the two equal.
 */
export function EmptyCart() {
  const { t } = useTexts();
  const name = t('common:cart.empty');
  return (
    <button
      type="button"
      part="cart-button"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-disabled
      className={tw(
        'relative inline-flex items-center justify-center w-11 h-11 rounded-full transition-colors opacity-60',
      )}
    >
      <CartIcon className="w-6 h-6" />
    </button>
  );
}
