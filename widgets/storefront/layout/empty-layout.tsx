import type { ReactNode } from 'react';
import { HeadingLevelProvider } from '#ui/heading.tsx';
import { PageSheet, SiteBackground } from './site-background.view.tsx';

/** A page without head and foot: for print, for previews, and for a host that brings its own frame. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteBackground>
      <HeadingLevelProvider value={1}>
        <PageSheet isOver={false}>{children}</PageSheet>
      </HeadingLevelProvider>
    </SiteBackground>
  );
}
