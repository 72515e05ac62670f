import { demoCompanies } from '../companies.ts';
import type { SeedService } from '../model.ts';

export const all = demoCompanies('20261121');

/** Each with its nickname, as the title of its tests. */
export const companies = all.map((company) => [company.company.nickname, company] as const);

export function isBookable({ active = true, draft = false, upsellOnly = false }: SeedService): boolean {
  return active && !draft && !upsellOnly;
}
