import type { Route } from '#domain/site/routes.ts';
import type { CompanySite } from '../site.ts';

interface Image {
  readonly url: string;
  readonly widths: readonly number[];
}

type Slugs = { readonly [Name in 'shop' | 'category' | 'service' | 'post' | 'slug']?: string | null };

/** The path of the picture that stands for a page where others link to it; null where there is none of its own or the company's. */
export function pictureOfPage(
  { tenant, shops, categories, posts, products, giftPictures }: CompanySite,
  route: Route | null,
): string | null {
  const { shop, category, service, post, slug: product }: Slugs = { ...route } as object;
  const shownCategory = categories.find(({ slug }) => slug === category);
  const images: readonly (Image | undefined)[] = [
    posts.find(({ slug }) => slug === post)?.image ?? undefined,
    products?.find(({ slug }) => slug === product)?.images[0],
    route?.kind === 'gift' ? giftPictures?.[0] : undefined,
    shownCategory?.articles.find(({ slug }) => slug === service)?.images[0],
    shownCategory?.images[0],
    shops.find(({ slug }) => slug === shop)?.images[0],
    tenant.profile.booker.sections.home.heroImage.slides[0]?.image,
    shops[0]?.images[0],
  ];
  const image = images.find((each) => each !== undefined && each.url.startsWith('/'));
  if (!image) return null;
  return image.url.replace('{width}', String(Math.max(...image.widths))).replace('{format}', 'webp');
}
