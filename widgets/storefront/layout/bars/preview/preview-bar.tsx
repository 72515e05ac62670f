import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { buildPath } from '#domain/site/routes.ts';
import { previewSessionFeature } from '#stores/preview/feature.ts';
import type { PreviewSession } from '#stores/preview/preview-session.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { useTexts } from '#ui/texts.ts';
import { FaultReport } from './fault-report.tsx';
import { Highlight } from './highlight.tsx';
import { LeavingLinks } from './leaving-links.tsx';
import { openAddress } from './open-address.ts';
import { Pointing } from './pointing.tsx';
import { PreferredScheme } from './preferred-scheme.tsx';
import { StaffBar } from '../staff-bar.view.tsx';

/** What is drafted is seen, or was until its time was over; around a frame the back office says so itself. */
export function PreviewBar({ site }: { readonly site: Site }) {
  const opened = useOpened(site, previewSessionFeature);
  return opened.kind === 'ready' && <Opened site={site} session={opened.value} />;
}

function Opened({ site, session }: { readonly site: Site; readonly session: PreviewSession }) {
  const { t } = useTexts();
  const isShown = useStore(session.$isShown);
  const isFramed = useStore(session.$isFramed);
  const isComparing = useStore(session.$isComparing);
  const { route } = useStore(site.navigation.$place);
  const company = valueOf(useStore(site.company.$company));
  const locale = useStore(site.locale.$locale);
  const { added } = site.navigation;
  const path = route && buildPath(route, locale, added);
  useEffect(() => session.onUrl((address) => openAddress(address, site)), [session, site]);
  useEffect(() => {
    if (isShown) session.tellPage(path);
  }, [session, isShown, path]);
  return (
    <>
      {isShown !== null && isFramed === false && (
        <StaffBar
          words={t(isShown ? 'storefront:preview.now' : 'storefront:preview.over')}
          end={t('storefront:preview.leave')}
          onEnd={session.leave}
        />
      )}
      {isShown && isFramed && <LeavingLinks />}
      <PreferredScheme $scheme={session.$scheme} />
      <Highlight $part={session.$highlighted} />
      <Pointing session={session} page={route?.kind ?? null} />
      {isFramed && isShown && !isComparing && company && (
        <FaultReport {...{ session, company }} $theme={site.company.$theme} page={path ?? ''} />
      )}
    </>
  );
}
