import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Heading } from '../heading.tsx';

/** A page that has one thing to say, and the way on from it. */
export function PlainPage({
  art,
  title,
  eyebrow,
  children,
  action,
}: {
  readonly art: ReactNode;
  readonly title?: string | undefined;
  /** A few words above the heading, as the company's name. */
  readonly eyebrow?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div
      className={tw('flex flex-col items-center text-center max-w-reading mx-auto px-5 py-12 @[56em]:py-16')}
    >
      {art}
      {eyebrow && <p className={tw('mt-8 text-muted')}>{eyebrow}</p>}
      {title && (
        <Heading variant="display" className={`[text-wrap:balance] ${eyebrow ? 'mt-2' : 'mt-8'}`}>
          {title}
        </Heading>
      )}
      {children && <div className={tw('mt-4 text-lead text-muted [text-wrap:balance]')}>{children}</div>}
      {action && <div className={tw('mt-8 flex flex-wrap justify-center gap-4')}>{action}</div>}
    </div>
  );
}
