import { tw } from '#theme/sheet.ts';
import { Below } from '#ui/heading.tsx';
import type { GiftLayoutProps } from './gift-layout.ts';

/** Everything on one page; the voucher and the last button stay at the right, on a phone the button at the foot. */
export function OnePage({ theme, worth, people, when, preview, faultsOf, bar }: GiftLayoutProps) {
  return (
    <Below>
      <div
        className={tw('grid gap-x-14 gap-y-10 @[56em]:grid-cols-[minmax(0,1fr)_minmax(0,25em)] items-start')}
      >
        <div className={tw('min-w-0 grid gap-10')}>
          {faultsOf()}
          {theme}
          {worth}
          {people}
          {when}
        </div>
        <div className={tw('contents @[56em]:grid @[56em]:gap-6 @[56em]:sticky @[56em]:top-24')}>
          {preview}
          {bar}
        </div>
      </div>
    </Below>
  );
}
