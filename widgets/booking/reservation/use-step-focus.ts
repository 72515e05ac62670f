import { useEffect, useRef, type RefObject } from 'react';

/** The heading of a step takes the focus when the step appears: what was pressed to get there is gone. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [step]);
  return heading;
}
