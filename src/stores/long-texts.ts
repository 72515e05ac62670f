import { articleBySlug } from '#contract/catalogue/articles.ts';
import { companyLegal } from '#contract/company/companies.ts';
import type { LegalTexts } from '#domain/company.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { Api } from '#platform/api/api.ts';
import { parseDescription, parseLegal } from '#platform/wire/long-texts.ts';
import { loadOnce, type LoadOnce } from './load.ts';
import type { Site } from './site.ts';

/**
 * What only one page of a site shows, and no first screen: each is asked for when its page opens, once a language. A
 * server leaves them to the browser, which asks after it has taken the page over.
 */
export interface LongTexts {
  /** Company HTML: sanitise before showing. */
  readonly legal: Pick<LoadOnce<LegalTexts>, '$load' | 'ensure'>;
  /** Of the service with this slug; company HTML: sanitise before showing. */
  description(slug: string): Pick<LoadOnce<LocalizedText>, '$load' | 'ensure'>;
}

const known = new WeakMap<Api, LongTexts>();

/** The same for all elements of a site, and nothing of a site that has none of these pages open. */
export function longTextsOf({ api, locale: { $locale } }: Pick<Site, 'api' | 'locale'>): LongTexts {
  const made = known.get(api);
  if (made) return made;
  const locale = () => $locale.get();
  const descriptions = new Map<string, LoadOnce<LocalizedText>>();
  const texts: LongTexts = {
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
  };
  known.set(api, texts);
  return texts;
}
