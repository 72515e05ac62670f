import { useStore } from '@nanostores/react';
import type { PopUps } from '#stores/pop-ups/pop-ups.ts';
import { tw } from '#theme/sheet.ts';
import { createIcon } from '#ui/icons/create-icon.tsx';
import { useTexts } from '#ui/texts.ts';
import { Disclosure, LISTED } from '../menus/disclosure.view.tsx';

const BellIcon = /* @__PURE__ */ createIcon(
  <path d="M6 16.5V11a6 6 0 1 1 12 0v5.500l1.500 2h-15Zm4 4.500h4" />,
);

/** What the company tells its visitors at the moment, where there is any. */
export function OpenedBell({ popUps }: { readonly popUps: PopUps }) {
  const { t } = useTexts();
  const counts = [
    ['alerts', useStore(popUps.$alerts).length],
    ['events', useStore(popUps.$events).length],
    ['coupons', popUps.settings().coupons === null ? 0 : 1],
  ] as const;
  const told = counts.filter(([, count]) => count > 0);
  if (told.length === 0) return null;
  return (
    <div className={tw('ml-auto -mr-3 @[56em]:mr-0')}>
      <Disclosure label={<BellIcon className="w-6 h-6" />} name={t('pop-ups:bell.title')} align="right">
        <ul>
          {told.map(([popUp, count]) => (
            <li key={popUp}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => popUps.queue.open(popUp)}
                className={tw(LISTED)}
              >
                {t(`pop-ups:bell.${popUp}`, { count })}
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
