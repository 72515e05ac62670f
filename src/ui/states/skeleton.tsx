import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { useTexts } from '../texts.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A quiet stand-in of the size of what comes. Twind classes give the size. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={`v-skeleton ${tw(className)}`} />;
}

/** A place that is being filled: says so once, and keeps its shape. */
export function LoadingRegion({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <div aria-busy="true" className={tw('flow-root')}>
      <VisuallyHidden>{label ?? t('common:loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
