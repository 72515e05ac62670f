import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Below, Heading } from '#ui/heading.tsx';

/** Some of the shops that were found, with why they are shown; without a title they are what was asked for. */
export function SectionView({
  title,
  isFirst = false,
  children,
}: {
  readonly title: string;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}) {
  // Less on a phone, where the first times are to be seen at once.
  const above = isFirst ? 'mt-3 @[40em]:mt-6' : 'mt-6';
  if (title === '') return <div className={tw(above)}>{children}</div>;
  return (
    <section aria-label={title} className={tw(above)}>
      <Heading variant="lead" below={1} className="mb-2">
        {title}
      </Heading>
      <Below>{children}</Below>
    </section>
  );
}
