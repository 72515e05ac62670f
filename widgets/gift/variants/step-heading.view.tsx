import { useEffect, useRef, type ReactNode } from 'react';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Heading } from '#ui/heading.tsx';

interface StepHeadingProps {
  /** What was pressed to get here is gone. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The heading of a step; it takes the focus once it is gone to. */
export function StepHeading({ takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) focusInView(heading.current);
  }, [takesFocus]);
  return (
    <Heading variant="title" below={1} {...(takesFocus && { focusRef: heading })}>
      {children}
    </Heading>
  );
}
