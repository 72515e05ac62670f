import type { Company } from '#domain/company/company.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import type { Site } from '#stores/site.ts';
import type { Target } from '#ui/actions/link.tsx';

export interface GiftFormProps {
  readonly site: Site;
  readonly company: Company;
  readonly gifts: Gifts;
  /** Where a code is looked at; null: nowhere near. */
  readonly check: Target | null;
  /** Goes to the payment of what is in the list. */
  readonly onOrder: () => void;
}
