import { articleBySlug } from '#contract/catalogue/articles.ts';
import { companyLegal } from '#contract/company/companies.ts';
import type { LegalTexts } from '#domain/company/company.ts';
import type { LocalizedText } from '#domain/locale.ts';
import { parseDescription, parseLegal } from '#platform/wire/catalogue/long-texts.ts';
import { loadOnce, type LoadOnce } from '../load.ts';
import type { FeatureStore, FeatureTools } from '../composition/store-feature.ts';

/**
 * What only one page of a site shows, and no first screen: each is asked for when its page opens, once a language.
 */
export interface LongTexts extends FeatureStore {
  /** Company HTML: sanitise before showing. */
  readonly legal: Pick<LoadOnce<LegalTexts>, '$load' | 'ensure'>;
  /** Of the service with this slug; company HTML: sanitise before showing. */
  description(slug: string): Pick<LoadOnce<LocalizedText>, '$load' | 'ensure'>;
}

export function createLongTexts({ connection }: Pick<FeatureTools, 'connection'>): LongTexts {
  const { api } = connection;
  const locale = () => connection.locale.$locale.get();
  const descriptions = new Map<string, LoadOnce<LocalizedText>>();
  return {
    legal: loadOnce({ ask: () => api.ask(companyLegal, parseLegal), locale }),
    description(slug) {
      const there = descriptions.get(slug);
      if (there) return there;
      const description = loadOnce({
        ask: () => api.ask(articleBySlug, parseDescription, { params: { slug } }),
        locale,
      });
      descriptions.set(slug, description);
      return description;
    },
    dispose() {},
  };
}
