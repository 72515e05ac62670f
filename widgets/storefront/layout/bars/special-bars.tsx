import type { Site } from '#stores/site.ts';
import { ProviderBar } from './provider-bar.tsx';
import { DebugBar } from './debug-bar.view.tsx';
import { PreviewBar } from './preview/preview-bar.tsx';

/** Above the head, for those who see the site as no visitor does. */
export function SpecialBars({ site, isDebugged }: { readonly site: Site; readonly isDebugged: boolean }) {
  return (
    <>
      {isDebugged && <DebugBar />}
      {site.isPreview && <PreviewBar site={site} />}
      <ProviderBar site={site} />
    </>
  );
}
