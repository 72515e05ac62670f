import type { Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { CartIcon } from '#ui/icons/cart-icon.tsx';
import { useTexts } from '#ui/texts.ts';

export interface CartButtonProps {
  /** Of all that is in the cart. */
  readonly count: number;
  /** How many of them are products and vouchers. */
  readonly articleCount: number;
  /** There is something to read, though nothing may be in it. */
  readonly hasNews: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Opens the cart. With nothing in it there is nothing to open, but for news; the button says so and keeps its place and the focus. */
export function CartButtonView({ count, articleCount, hasNews, isOpen, onOpen, buttonRef }: CartButtonProps) {
  const { t } = useTexts();
  const isEmpty = count === 0;
  const opensNothing = isEmpty && !hasNews;
  const name = isEmpty
    ? t('common:cart.empty')
    : t(articleCount > 0 ? 'cart:button.articles' : 'cart:button.full', { count });
  return (
    <button
      type="button"
      ref={buttonRef}
      part="cart-button"
      aria-label={name}
      title={name}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-disabled={opensNothing || undefined}
      onClick={() => (opensNothing ? undefined : onOpen())}
      className={tw(
        `relative inline-flex items-center justify-center w-11 h-11 rounded-full transition-colors ${
          opensNothing ? 'opacity-60' : 'hover:bg-[color:color-mix(in_srgb,currentColor_10%,transparent)]'
        }`,
      )}
    >
      <CartIcon className="w-6 h-6" />
      {!isEmpty && (
        <span
          aria-hidden="true"
          className={tw(
            'absolute top-0.5 right-0 min-w-[calc(var(--u)*1.25)] h-5 px-1 rounded-full bg-accent text-on-accent border border-surface text-[calc(var(--u)*.75)] leading-[calc(var(--u)*1.1)] font-semibold text-center tabular-nums',
          )}
        >
          {count}
        </span>
      )}
    </button>
  );
}
