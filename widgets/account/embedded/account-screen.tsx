import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { AccountPage } from '#domain/account/account-pages.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useIsPainted } from '#ui/loading/use-is-painted.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
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

function Waiting() {
  return (
    <slot name="loading">
      <PagesSkeleton />
    </slot>
  );
}

function Screen(props: AccountScreenProps) {
  const { site } = props;
  const { t } = useTexts();
  const state = useStore(site.$state);
  const load = useStore(site.company.$company);
  const isPainted = useIsPainted();
  const part = embeddedPart.usePart(isPainted);
  useEffect(() => void site.company.ensure(), [site]);
  if (state.kind === 'disabled' || state.kind === 'maintenance') {
    return (
      <slot name="error">
        <EmptyState title={t('account:closed')} />
      </slot>
    );
  }
  if (load.kind === 'failed')
    return <FailedFirstScreen problem={load.problem} onRetry={() => void site.company.ensure()} />;
  if (part.kind === 'failed') return <ErrorState onRetry={part.retry} />;
  const company = valueOf(load);
  if (part.kind === 'waiting' || !company) return <Waiting />;
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
