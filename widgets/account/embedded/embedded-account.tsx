import { useEffect, useRef, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import { hasPage } from '#domain/account/account-pages.ts';
import type { Company } from '#domain/company/company.ts';
import type { RouteQuery } from '#domain/site/route-query.ts';
import type { Route } from '#domain/site/routes.ts';
import type { Navigation } from '#stores/navigation/navigation.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { isFocusLost } from '#ui/focus/is-focus-lost.ts';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { SignIn } from '#widgets/sign-in/sign-in.tsx';
import { useIsNaming } from '#widgets/sign-in/use-is-naming.ts';
import { AccountNavigation } from '../navigation/account-navigation.tsx';
import { isAccountRoute, pageOf, type AccountRoute } from '../account-route.ts';
import type { AccountScreenProps } from './account-screen.tsx';
import { accountTarget } from './account-target.ts';
import { ListSkeleton } from '../parts/list-skeleton.view.tsx';
import { pageParts } from '../page-parts.ts';

interface EmbeddedProps extends AccountScreenProps {
  readonly company: Company;
}

function Login({ site, onDone }: { readonly site: Site; readonly onDone: () => void }) {
  return <SignIn site={site} place="login" onDone={onDone} />;
}

/** What the element shows: the page that it begins with, until the visitor has gone to another. */
function useShown({ site, company, page }: EmbeddedProps): AccountRoute {
  const { route } = useStore(site.navigation.$place);
  const wanted: AccountRoute = isAccountRoute(route) ? route : { kind: page };
  return hasPage(company, pageOf(wanted)) ? wanted : { kind: 'orders' };
}

/** Says where a visitor has gone; where what they pressed is gone with the page before, this one takes the focus. */
function useArrival(key: string, name: string): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isFocusLost(container.current)) focusInView(container.current);
    else announce(name);
  }, [key, name, announce]);
  return container;
}

interface ShownPageProps extends EmbeddedProps {
  readonly route: AccountRoute;
}

/** One page of the account, once its code and its words are there. */
function ShownPage({ site, company, base, route }: ShownPageProps) {
  const { locale } = useTexts();
  const { texts, part: wanted } = pageParts[route.kind];
  const part = useSpokenPart(site, wanted, ['sign-in', ...texts]);
  const context = { site, company, locale, base };
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  if (part.kind === 'waiting') return <ListSkeleton />;
  return (
    <part.value
      {...{ site, company, route, Login }}
      to={(where: Route) => accountTarget(context, where)}
      targetTo={(_navigation: Navigation, where: Route, query?: Partial<RouteQuery>) =>
        accountTarget(context, where, query)
      }
    />
  );
}

/** The way out, on each page: nothing around the element has one. */
function Logout({ site }: { readonly site: Site }) {
  const { t } = useTexts();
  const session = useStore(site.session.$session);
  const isNaming = useIsNaming(site);
  if (session.kind !== 'customer' || isNaming) return null;
  return (
    <div className={tw('mt-10 pt-3 border-t border-line')}>
      <Button variant="quiet" onPress={() => site.session.logout()}>
        {t('account:logout')}
      </Button>
    </div>
  );
}

/** The account of who is logged in, and the way in for who is not. */
export function EmbeddedAccount(props: EmbeddedProps) {
  const { site, company, base } = props;
  const { locale, t } = useTexts();
  const route = useShown(props);
  const page = pageOf(route);
  const name = t(`account:page.${page}`);
  const container = useArrival('id' in route ? `${page} ${route.id}` : page, name);
  const to = (where: Route) => accountTarget({ site, company, locale, base }, where);
  return (
    <>
      <AccountNavigation site={site} company={company} to={to} current={page} />
      <section ref={container} part="account" aria-label={name} tabIndex={-1} className={tw('!outline-none')}>
        <ShownPage key={page} {...props} route={route} />
      </section>
      <Logout site={site} />
    </>
  );
}
