import { useStore } from '@nanostores/react';
import { valueOf } from '#stores/load.ts';
import type { Preview } from '#stores/preview/preview-token.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { ProviderBar } from '../provider/provider-bar.tsx';
import { DebugBar } from './debug-bar.view.tsx';
import { StaffBar } from './staff-bar.view.tsx';

/** Above the head, for those who see the site as no visitor does. */
export function SpecialBars({ site, isDebugged }: { readonly site: Site; readonly isDebugged: boolean }) {
  return (
    <>
      {isDebugged && <DebugBar />}
      {site.preview && <PreviewBar site={site} preview={site.preview} />}
      <ProviderBar site={site} />
    </>
  );
}

/** What is drafted is seen, or was until its time was over. */
function PreviewBar({ site, preview }: { readonly site: Site; readonly preview: Preview }) {
  const { t } = useTexts();
  const isShown = valueOf(useStore(site.company.$company))?.isPreview ?? false;
  const words = t(isShown ? 'storefront:preview.now' : 'storefront:preview.over');
  return <StaffBar words={words} end={t('storefront:preview.leave')} onEnd={() => void preview.leave()} />;
}
