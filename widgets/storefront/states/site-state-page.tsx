import { useStore } from '@nanostores/react';
import type { Company } from '#domain/company/company.ts';
import type { Site } from '#stores/site.ts';
import { useFailureReport } from '#ui/states/failure-report.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { ClosurePage, UnavailablePage, UnknownCompanyPage } from './state-pages.view.tsx';
import { Waiting } from './waiting.tsx';

/** What the state of the site calls for in place of its pages; null where it is open. */
export function SiteStatePage({
  site,
  base,
  company,
}: {
  readonly site: Site;
  readonly base: string;
  readonly company: Company | null;
}) {
  const state = useStore(site.$state);
  const load = useStore(site.company.$company);
  const layoutProps = { site, base, company };
  useFailureReport(load.kind === 'failed' ? load.problem : undefined);
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
