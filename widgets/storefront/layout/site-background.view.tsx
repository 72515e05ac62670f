import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';

/** What head and foot keep to: the width of a contained site, else all of the page. */
export const SITE_WIDTH = 'w-full mx-auto max-w-[var(--v-site-width,none)]';

/**
 * The page that a site lies on, with its background: all of it, or a column in its middle. Which of the two, and what lies
 * around, are custom properties of the company's theme.
 */
export function SiteBackground({
  className = '',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      data-layout=""
      className={tw(
        `relative isolate flex flex-col min-h-screen [background:var(--v-background,var(--v-surface))] ${className}`,
      )}
    >
      <div
        aria-hidden="true"
        data-column=""
        className={tw(
          `absolute inset-0 -z-10 ${SITE_WIDTH} [background:var(--v-column,transparent)] [box-shadow:var(--v-column-shadow,none)]`,
        )}
      />
      {children}
    </div>
  );
}

/** The page between head and foot: on a picture it is a sheet of its own, with the picture to see above and below. */
export function PageSheet({ isOver, children }: { readonly isOver: boolean; readonly children: ReactNode }) {
  return (
    <div
      data-sheet=""
      className={tw(
        `@container relative flex-1 flex flex-col w-full mx-auto max-w-[var(--v-site-width,var(--v-sheet-width,none))] [background:var(--v-sheet,transparent)] mb-[var(--v-sheet-gap,0px)] ${
          isOver ? '' : 'mt-[var(--v-sheet-gap,0px)]'
        }`,
      )}
    >
      {children}
    </div>
  );
}
