import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { AccountPage } from '#domain/account/account-pages.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { Announcer } from '#ui/announcer.tsx';
import { Heading, HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/paint/use-is-painted.ts';
import { useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';

export interface AccountScreenProps {
  readonly site: Site;
  readonly headingLevel?: number | undefined;
  /** The page that is shown at first. */
  readonly page: AccountPage;
  /** Address of the company's storefront. */
  readonly base?: string | undefined;
}

/** What a login and an account show: it comes with the first paint, as no server knows whose account it is. */
export const embeddedPart = lazyPart(async () => (await import('./embedded-account.tsx')).EmbeddedAccount);

/** What a server sends to everybody: whose account it is, is known in a browser alone. */
function Waiting({ page }: Pick<AccountScreenProps, 'page'>) {
  const { t } = useTexts();
  return (
    <slot name="loading">
      <Heading variant="headline">{t(`account:page.${page}`)}</Heading>
      <Skeleton className="h-16 w-full max-w-form mt-6" />
      <Skeleton className="h-12 w-40 mt-5" />
    </slot>
  );
}

function Screen(props: AccountScreenProps) {
  const { site } = props;
  const { t } = useTexts();
  const state = useStore(site.$state);
  const loaded = useStore(site.company.$company);
  const part = embeddedPart.usePart(useIsPainted());
  const load = () => site.company.ensure();
  useSuspendedLoad(site.company, 'account', loaded.kind === 'ready' ? null : load);
  useEffect(() => void site.company.ensure(), [site]);
  if (state.kind === 'disabled' || state.kind === 'maintenance') {
    return (
      <slot name="error">
        <EmptyState title={t('account:closed')} />
      </slot>
    );
  }
  if (loaded.kind === 'failed')
    return <FailedFirstScreen problem={loaded.problem} onRetry={() => void load()} />;
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  const company = valueOf(loaded);
  if (part.kind === 'waiting' || !company) return <Waiting page={props.page} />;
  return <part.value {...props} company={company} />;
}

/** A customer's account in an element of its own: the way in, then its pages. */
export function AccountScreen(props: AccountScreenProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
