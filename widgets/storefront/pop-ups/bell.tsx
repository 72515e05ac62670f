import { useStore } from '@nanostores/react';
import type { PopUp } from '#domain/pop-ups/pop-up-queue.ts';
import type { Announced } from '#stores/pop-ups/announced/announced.ts';
import { popUpsFeature } from '#stores/pop-ups/feature.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { createIcon } from '#ui/icons/create-icon.tsx';
import { useTexts } from '#ui/texts.ts';
import { Disclosure, LISTED } from '../menus/disclosure.view.tsx';
import { shownPart } from './parts.ts';

const BellIcon = /* @__PURE__ */ createIcon(
  <path d="M6 16.5V11a6 6 0 1 1 12 0v5.500l1.500 2h-15Zm4 4.500h4" />,
);

/** Opens one, whose code comes with the first; where that does not arrive, the next press asks for it again. */
function open(site: Site, popUp: PopUp): void {
  shownPart.load().catch(() => {});
  site.open(popUpsFeature).then(
    ({ queue }) => queue.open(popUp),
    () => {},
  );
}

/** What the company tells its visitors at the moment, where there is any. */
export function OpenedBell({ site, announced }: { readonly site: Site; readonly announced: Announced }) {
  const { t } = useTexts();
  const popUps = useStore(site.opened(popUpsFeature));
  const counts = [
    ['alerts', useStore(announced.$alerts).length],
    ['events', useStore(announced.$events).length],
    ['coupons', popUps?.settings().coupons ? 1 : 0],
  ] as const;
  const told = counts.filter(([, count]) => count > 0);
  if (told.length === 0) return null;
  return (
    <div className={tw('ml-auto -mr-3 @[56em]:mr-0')}>
      <Disclosure label={<BellIcon className="w-6 h-6" />} name={t('storefront:bell.title')} align="right">
        <ul>
          {told.map(([popUp, count]) => (
            <li key={popUp}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => open(site, popUp)}
                className={tw(LISTED)}
              >
                {t(`storefront:bell.${popUp}`, { count })}
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
