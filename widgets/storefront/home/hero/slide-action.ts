import type { Category, Service, Shop } from '#domain/catalogue/catalogue.ts';
import type { HeroSlide } from '#domain/company/company.ts';
import type { Route } from '#domain/site/routes.ts';

/** What a slide's button does. */
export type SlideAction =
  | { readonly kind: 'page'; readonly route: Route }
  /** The service is offered in several shops: which one is asked first. */
  | { readonly kind: 'choose-shop'; readonly service: Service; readonly category: Category }
  | { readonly kind: 'address'; readonly href: string };

export interface SlideTargets {
  readonly shops: readonly Shop[];
  readonly categories: readonly Category[];
  readonly phone: string;
}

function serviceAction(wanted: string, { shops, categories }: SlideTargets): SlideAction | null {
  for (const category of categories) {
    const service = category.services.find(({ id, slug }) => slug === wanted || id === wanted);
    if (!service) continue;
    const offering = shops.filter(({ serviceIds }) => serviceIds.has(service.id));
    if (offering.length > 1) return { kind: 'choose-shop', service, category };
    return {
      kind: 'page',
      route: { kind: 'service', shop: null, category: category.slug, service: service.slug },
    };
  }
  return null;
}

/** A web address, and nothing that could act. One with a space is one to some browsers, and none to servers. */
function webAddress(value: string): SlideAction | null {
  if (/\s/.test(value) || !URL.canParse(value)) return null;
  return /^https?:$/.test(new URL(value).protocol) ? { kind: 'address', href: value } : null;
}

function phoneAddress(value: string): SlideAction | null {
  const number = value.replace(/[^+\d]/g, '');
  return number === '' ? null : { kind: 'address', href: `tel:${number}` };
}

/** Null where the action is unknown or leads to nothing: the slide then has no button. */
export function slideAction(slide: HeroSlide, targets: SlideTargets): SlideAction | null {
  const value = slide.actionValue.trim();
  switch (slide.action) {
    case 'service':
      return serviceAction(value, targets);
    case 'category': {
      const category = targets.categories.find(({ id, slug }) => slug === value || id === value);
      return category
        ? { kind: 'page', route: { kind: 'category', shop: null, category: category.slug } }
        : null;
    }
    case 'shop': {
      const shop = targets.shops.find(({ id, slug }) => slug === value || id === value);
      return shop ? { kind: 'page', route: { kind: 'shop', shop: shop.slug } } : null;
    }
    case 'product':
      return value ? { kind: 'page', route: { kind: 'article', slug: value } } : null;
    case 'post':
      return value ? { kind: 'page', route: { kind: 'post', post: value } } : null;
    case 'eshop':
    case 'gift':
    case 'contact':
      return { kind: 'page', route: { kind: slide.action } };
    case 'phone':
      return phoneAddress(value || targets.phone);
    case 'url':
      return webAddress(value);
    default:
      return null;
  }
}
