import { useEffect, useRef, type RefObject } from 'react';
import { focusInView } from './focus-in-view.ts';

/** The heading of a step takes the focus when the step appears: what was pressed to get there is gone. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusInView(heading.current);
  }, [step]);
  return heading;
}
