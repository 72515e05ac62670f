import { spokenText } from '#domain/locale.ts';
import { Button, ButtonLink, IconButton } from '#ui/actions/button.tsx';
import { AddIcon } from '#ui/icons/visit-icons.tsx';
import { useTexts } from '#ui/texts.ts';
import type { ListedProduct, ProductsProps } from './product-layout.ts';

interface AddProps extends Pick<ProductsProps, 'onAdd'> {
  readonly listed: ListedProduct;
  readonly quantity?: number;
  readonly className?: string;
}

/** Puts a product into the cart; where its page has to be asked for a shop first, the way there. Nothing where there is none to be had. */
export function AddButton({ listed, onAdd, quantity = 1, className = '' }: AddProps) {
  const { locale, t } = useTexts();
  const { product, purchase, stock, to } = listed;
  const { text: name } = spokenText(locale, product.name);
  if (purchase === 'none' || stock.kind === 'sold-out') return null;
  if (purchase === 'choose') {
    return (
      <ButtonLink
        key={product.id}
        to={to}
        variant="small"
        label={t('eshop:shop.chooseFor', { name })}
        className={className}
      >
        {t('eshop:shop.choose')}
      </ButtonLink>
    );
  }
  return (
    <Button
      key={product.id}
      variant="small"
      label={t('eshop:addName', { name })}
      onPress={() => onAdd(product, quantity)}
      className={className}
    >
      {t('eshop:add')}
    </Button>
  );
}

/** The same as a sign, for where a picture is. A shop is chosen on the product's page, which the rest of its card leads to. */
export function AddSign({ listed, onAdd, className = '' }: AddProps) {
  const { locale, t } = useTexts();
  const { product, purchase, stock } = listed;
  if (purchase !== 'add' || stock.kind === 'sold-out') return null;
  return (
    <IconButton
      key={product.id}
      label={t('eshop:addName', { name: spokenText(locale, product.name).text })}
      onPress={() => onAdd(product, 1)}
      className={`bg-surface !text-ink shadow ${className}`}
    >
      <AddIcon className="w-5 h-5" />
    </IconButton>
  );
}
