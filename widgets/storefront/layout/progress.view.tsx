import { useEffect, useState } from 'react';
import { tw } from '#theme/sheet.ts';

/** Nothing is shown for what is there at once. */
const PATIENCE_MS = 200;
const WHOLE_MS = 5_000;

/** A line at the top that grows while something is awaited; screen readers are told by the page itself. */
export function Progress({ isBusy }: { readonly isBusy: boolean }) {
  const [phase, setPhase] = useState<'none' | 'start' | 'grow'>('none');
  useEffect(() => {
    if (!isBusy) return;
    const timers = [
      setTimeout(() => setPhase('start'), PATIENCE_MS),
      setTimeout(() => setPhase('grow'), PATIENCE_MS + 30),
    ];
    return () => {
      timers.forEach(clearTimeout);
      setPhase('none');
    };
  }, [isBusy]);
  if (phase === 'none') return null;
  return (
    <div aria-hidden="true" data-progress="" className={tw('sticky top-0 z-40 h-0')}>
      <div
        className={tw('h-0.5 bg-accent origin-left')}
        style={{
          transform: phase === 'grow' ? 'scaleX(.92)' : 'scaleX(.06)',
          transition: `transform ${WHOLE_MS}ms cubic-bezier(.1,.6,.2,1)`,
        }}
      />
    </div>
  );
}
