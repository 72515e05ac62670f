import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { useByVariants } from '#ui/loading/variants.ts';
import { startsWithHero } from '../home-sections.ts';

/** Whether the header lies over the first picture of the home page, as its shops, if they are known, and its layouts have it. */
export function useStartsWithHero(
  site: Site,
  company: Company,
  shops: { readonly length: number } | null,
): boolean {
  return useByVariants(site, (layouts) => startsWithHero(shops && shops.length, company, layouts));
}
