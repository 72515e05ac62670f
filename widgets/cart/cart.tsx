import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import { hasCart } from '#domain/company/modules.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import type { Emit } from '#stores/widget-events.ts';
import { Announcer, useAnnounce } from '#ui/announcer.tsx';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsHydrating, useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useFailureReport, type ReportedFailure } from '#ui/states/failure-report.ts';
import { useTexts } from '#ui/texts.ts';
import { CartButtonView } from './cart-button.view.tsx';
import { useCartCount } from './services/use-cart-count.ts';
import { useGifts } from './gifts/use-gifts.ts';
import { useEshop } from './products/use-eshop.ts';

const panelPart = lazyPart(() => import('./cart-panel.tsx'));

export interface CartProps {
  readonly site: Site;
  readonly emit: Emit;
  readonly headingLevel?: number | undefined;
  /** Address of the company's storefront, as the host page wrote it. */
  readonly base?: string | undefined;
}

/** A service was put in without a shop where there are several, and no reservation is open to ask for it. */
function useShopQuestion({ bookingCart, navigation }: Site, ask: () => void): void {
  const questions = useStore(bookingCart.$shopQuestions);
  const answered = useRef(questions);
  useEffect(() => {
    if (answered.current === questions) return;
    answered.current = questions;
    const isAsked = navigation.$place.get().query.page === 'reserved';
    // An element with a place of its own cannot know what the page's others are asking.
    if (isAsked || navigation.mode === 'memory') return;
    if (bookingCart.$cart.get().shopId === null) ask();
  });
}

/**
 * Open while there is something in the cart, or news to read. What had the focus in a closed panel hands it on to the button. That the last line
 * has gone is said where it went from here: a visit that was just booked leaves an empty cart as well.
 */
function usePanel(count: number, hasNews: boolean, button: RefObject<HTMLButtonElement | null>) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [isWanted, setWanted] = useState(false);
  const hasContent = count > 0 || hasNews;
  if (isWanted && !hasContent) setWanted(false);
  const isOpen = isWanted && hasContent;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isClosing && count === 0) announce(t('cart:empty'));
    // The dialog gives the focus back to its opener; one that opened by itself has none.
    if (isClosing && isFocusLost(button.current)) button.current?.focus();
  }, [isOpen, count, button, announce, t]);
  return { isOpen, open: () => setWanted(true), close: () => setWanted(false) };
}

function ActiveCart({
  site,
  company,
  base,
}: Pick<CartProps, 'site' | 'base'> & { readonly company: Company }) {
  const button = useRef<HTMLButtonElement>(null);
  const services = useCartCount(site);
  const { eshop, productCount } = useEshop(site, company);
  const { gifts, giftCount } = useGifts(site);
  // A server knows no visitor's cart.
  const count = useIsHydrating() ? 0 : services + productCount + giftCount;
  // What was booked elsewhere is in the cart no more, and not without a word.
  const hasNews = useStore(site.bookingCart.$bookedElsewhere) !== null;
  const { isOpen, open, close } = usePanel(count, hasNews, button);
  useShopQuestion(site, open);
  // Where its code did not arrive, the next press asks for it again.
  const panel = panelPart.usePart(count > 0 || hasNews);
  const press = () => {
    if (panel.kind === 'failed') panel.retry();
    open();
  };
  return (
    <>
      <CartButtonView
        count={count}
        articleCount={productCount + giftCount}
        hasNews={hasNews}
        isOpen={isOpen}
        onOpen={press}
        buttonRef={button}
      />
      {panel.kind === 'ready' && (
        <panel.value.CartPanel
          site={site}
          company={company}
          eshop={eshop}
          gifts={gifts}
          base={base}
          services={services}
          products={productCount}
          vouchers={giftCount}
          open={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}

/** What a page has put in place of a cart that cannot be had: there is no room for more in the place of a button. */
function FailedCart({ problem }: { readonly problem: ReportedFailure }) {
  useFailureReport(problem);
  return (
    <>
      <slot name="error" />
      <slot />
    </>
  );
}

/** The cart's button and its panel. Nothing where the company has no carts. */
export function Cart({ site, headingLevel, base }: CartProps) {
  const load = useStore(site.company.$company);
  const company = valueOf(load);
  useEffect(() => void site.company.ensure(), [site]);
  useSuspendedLoad(site.company, 'company', load.kind === 'ready' ? null : site.company.ensure);
  if (load.kind === 'failed') return <FailedCart problem={load.problem} />;
  if (!company) return <slot name="loading" />;
  if (!hasCart(company)) return null;
  return (
    <Announcer>
      <HeadingLevelProvider value={headingLevel ?? 2}>
        <ActiveCart site={site} company={company} base={base} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
