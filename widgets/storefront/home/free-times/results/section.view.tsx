import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';

/** Some of the shops that were found, with why they are shown; without a title they are what was asked for. */
export function SectionView({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (title === '') return <div className={tw('mt-6')}>{children}</div>;
  return (
    <section aria-label={title} className={tw('mt-6')}>
      <Heading variant="lead" below={1} className="mb-2">
        {title}
      </Heading>
      <Below>{children}</Below>
    </section>
  );
}
