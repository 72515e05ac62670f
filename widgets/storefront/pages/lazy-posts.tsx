import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { Company } from '#domain/company/company.ts';
import { isInLanguage } from '#domain/languages/is-in-language.ts';
import type { Site } from '#stores/site.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsBelowDue } from '#ui/loading/paint/use-is-painted.ts';
import { useTexts } from '#ui/texts.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';

/** Articles stand below the first picture of a page, and come when that is painted. */
export const postsPart = lazyPart(() => import('#widgets/magazine/list/posts-section.tsx'));

interface LazyPostsProps {
  readonly site: Site;
  readonly company: Company;
  /** IANA zone in which their days are told; absent: the usual one. */
  readonly zone: string | undefined;
  /** The shop whose page it is; null: the home page. */
  readonly shop: Shop | null;
}

/** A few articles of the magazine on another page; a page without them is still whole. */
export function LazyPosts({ site, company, zone, shop }: LazyPostsProps) {
  const { locale } = useTexts();
  const isThere = isInLanguage(company.magazineLanguages, locale);
  const isDue = useIsBelowDue();
  const part = useSpokenPart(site, postsPart, ['magazine'], isThere && isDue);
  if (!isThere || part.kind !== 'ready') return null;
  return <part.value.PostsSection site={site} zone={zone} shop={shop} />;
}
