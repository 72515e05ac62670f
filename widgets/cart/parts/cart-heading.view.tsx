import type { ReactNode } from 'react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { PlaceIcon } from '#ui/icons/icons.tsx';
import { Notice } from '#ui/states/notice.tsx';

interface CartHeadingProps {
  readonly title: string;
  readonly sign: ReactNode;
  /** Classes of the cart's own colour, for the sign and for the edge: its words have that of the text. */
  readonly tone: string;
  readonly edge: string;
  /** Where it is, and what changes that. */
  readonly place: ReactNode;
}

/** What a cart is, and where. */
export function CartHeading({ title, sign, tone, edge, place }: CartHeadingProps) {
  return (
    <div className={tw(`flex items-start gap-3 pl-4 border-l-2 ${edge}`)}>
      <span className={tw(`mt-1 flex-none ${tone}`)}>{sign}</span>
      <div className={tw('min-w-0')}>
        <Heading variant="title">{title}</Heading>
        {place}
      </div>
    </div>
  );
}

/** The shop of a cart. */
export function CartPlace({ shop, id }: { readonly shop: Shop; readonly id?: string }) {
  return (
    <p id={id} className={tw('flex items-center gap-1.5 mt-0.5 text-caption text-muted')}>
      <PlaceIcon className="w-4 h-4" />
      {shop.name}
    </p>
  );
}

interface ReplacedProps {
  readonly title: string;
  readonly text: string;
  readonly takeBack: string;
  readonly onTakeBack: () => void;
}

/** A guest's cart gave way to the customer's own, and can be taken back. */
export function ReplacedCartNotice({ title, text, takeBack, onTakeBack }: ReplacedProps) {
  return (
    <div className={tw('mt-4')}>
      <Notice
        title={title}
        action={
          <Button variant="small" onPress={onTakeBack}>
            {takeBack}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
