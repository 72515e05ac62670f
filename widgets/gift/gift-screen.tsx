import { useStore } from '@nanostores/react';
import { sellsVouchers } from '#domain/company/modules.ts';
import type { Site } from '#stores/site.ts';
import { Announcer } from '#ui/announcer.tsx';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { EmptyState, ErrorState } from '#ui/states/empty-state.tsx';
import { FailedFirstScreen } from '#ui/states/failed-first-screen.tsx';
import { useTexts } from '#ui/texts.ts';
import { useFirstLoads } from '#widgets/first-screen/use-first-loads.ts';
import { GiftSkeleton } from './form/gift-skeleton.view.tsx';

export interface GiftScreenProps {
  readonly site: Site;
  readonly headingLevel?: number | undefined;
  readonly base?: string | undefined;
}

/** The form, which a page of the storefront shows too, and no other element needs at once. */
const shownPart = lazyPart(async () => (await import('./embedded-gift.tsx')).EmbeddedGift);

function Screen({ site, base }: GiftScreenProps) {
  const { t } = useTexts();
  const state = useStore(site.$state);
  const { problem, company, load } = useFirstLoads(site, 'gift');
  const shown = shownPart.usePart(true);
  const isClosed = state.kind === 'disabled' || state.kind === 'maintenance';
  if (isClosed || (company && !sellsVouchers(company))) {
    return (
      <slot name="error">
        <EmptyState title={t('gift:closed')} />
      </slot>
    );
  }
  if (problem) return <FailedFirstScreen problem={problem} onRetry={() => void load()} />;
  if (shown.kind === 'failed') return <ErrorState onRetry={shown.retry} />;
  if (!company || shown.kind === 'waiting') {
    return (
      <slot name="loading">
        <GiftSkeleton />
      </slot>
    );
  }
  return <shown.value site={site} company={company} base={base} />;
}

/** The vouchers of a company in an element of their own. */
export function GiftScreen(props: GiftScreenProps) {
  return (
    <Announcer>
      <HeadingLevelProvider value={props.headingLevel ?? 2}>
        <Screen {...props} />
      </HeadingLevelProvider>
    </Announcer>
  );
}
