import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { useFailureReport, type ReportedFailure } from '#ui/states/failure-report.ts';
import type { LayoutName } from '../definition.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { ProviderBar } from '../layout/bars/provider-bar.tsx';
import { ClosurePage, UnavailablePage, UnknownCompanyPage } from './state-pages.view.tsx';
import { Waiting } from './waiting.tsx';

interface SiteStateProps {
  readonly site: Site;
  readonly base: string;
  readonly company: Company | null;
  readonly layout: LayoutName;
}

/** Why the site cannot be shown; undefined where nothing failed. */
function useProblem({ company, catalogue }: Site): ReportedFailure | undefined {
  const loads = [useStore(company.$company), useStore(catalogue.$shops)];
  return loads.find((load) => load.kind === 'failed')?.problem;
}

/** What the state of the site calls for in place of its pages, and what the page around has put here for the day that it fails. */
export function SiteStatePage(props: SiteStateProps) {
  const problem = useProblem(props.site);
  const { kind } = useStore(props.site.$state);
  const isShown = kind === 'unknown-company' || kind === 'unavailable' || kind === 'overloaded';
  useFailureReport(isShown ? problem : undefined);
  return (
    <>
      <ProviderBar site={props.site} />
      <slot name="error">
        <StatePage {...props} />
      </slot>
      {isShown && <slot />}
    </>
  );
}

/** Null where the site is open. */
function StatePage({ site, base, company, layout }: SiteStateProps) {
  const state = useStore(site.$state);
  const load = useStore(site.company.$company);
  const layoutProps = { site, base, company, isEmpty: layout === 'empty' };
  switch (state.kind) {
    case 'unknown-company':
      return (
        <PlainLayout {...layoutProps}>
          <UnknownCompanyPage />
        </PlainLayout>
      );
    case 'unavailable':
      return (
        <PlainLayout {...layoutProps}>
          <UnavailablePage isBusy={load.kind === 'loading'} onRetry={() => void site.company.ensure()} />
        </PlainLayout>
      );
    case 'overloaded':
      return (
        <PlainLayout {...layoutProps}>
          <Waiting site={site} />
        </PlainLayout>
      );
    case 'disabled':
    case 'maintenance':
      return (
        company && (
          <PlainLayout {...layoutProps}>
            <ClosurePage company={company} isMaintenance={state.kind === 'maintenance'} />
          </PlainLayout>
        )
      );
    case 'starting':
    case 'enabled':
      return null;
  }
}
