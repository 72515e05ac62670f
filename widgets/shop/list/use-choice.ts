import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { addressOf, choiceOf, type ProductChoice } from '#domain/catalogue/products/product-address.ts';
import type { Company } from '#domain/company/company.ts';
import type { Place } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import { afterPaint } from '#ui/loading/paint/after-paint.ts';

export const LIST = { kind: 'eshop' } as const;

interface ChoiceProps {
  readonly site: Site;
  readonly company: Company;
  /** The category that the list begins with. */
  readonly category?: string | undefined;
}

type Choose = (next: ProductChoice, replace: boolean) => void;

/**
 * What the place of the list asks for; before the visitor has gone anywhere, what it begins with. What is chosen is shown at once,
 * and told to the address and to all around the list after that.
 */
export function useChoice({ site, company, category }: ChoiceProps): readonly [ProductChoice, Choose] {
  const place = useStore(site.navigation.$place);
  const { route, query } = place;
  /** With the place at which it was chosen: any other says more. */
  const [wanted, setWanted] = useState<{ readonly choice: ProductChoice; readonly at: Place } | null>(null);
  const isStart = route?.kind !== 'eshop';
  const choose: Choose = (choice, replace) => {
    setWanted({ choice, at: place });
    afterPaint(() => {
      const address = addressOf(choice, company.currency);
      const isOpened = site.navigation.open(LIST, address, { replace, isSamePage: true });
      // The page around forbids it.
      if (!isOpened) setWanted(null);
    });
  };
  if (wanted?.at === place) return [wanted.choice, choose];
  return [choiceOf(isStart && category ? { ...query, category } : query, company.currency), choose];
}
