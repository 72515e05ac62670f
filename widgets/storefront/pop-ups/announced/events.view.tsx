import { useId, useRef } from 'react';
import { dateAt } from '#domain/availability/hours/clock-change.ts';
import { textIn } from '#domain/locale.ts';
import type { CompanyEvent } from '#domain/pop-ups/announcements.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { instant } from '#domain/time/instant.ts';
import { tw } from '#theme/sheet.ts';
import { buttonClasses } from '#ui/actions/button.tsx';
import { ExternalLink } from '#ui/actions/link.tsx';
import { Below } from '#ui/heading.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { useRotation } from '../../slides/use-rotation.ts';
import { ANNOUNCED_BOX } from './box.ts';
import { EventControls } from './event-controls.view.tsx';

const INTERVAL_MS = 10_000;

export interface EventsDialogProps {
  readonly isOpen: boolean;
  readonly events: readonly CompanyEvent[];
  /** By whose calendar its days are told. */
  readonly timeZone: string;
  /** Address of their calendar; null where the page has none beside it. */
  readonly calendar: string | null;
  readonly onClose: () => void;
  /** Milliseconds. */
  readonly interval?: number;
}

function EventSlide({
  event,
  timeZone,
  onClose,
}: Pick<EventsDialogProps, 'timeZone' | 'onClose'> & { readonly event: CompanyEvent }) {
  const { locale, t } = useTexts();
  const { start, end, pictures, showsDates, body, link } = event;
  const [picture] = pictures;
  const day = (moment: number) => formatPlainDate(locale, dateAt(instant(moment), timeZone));
  return (
    <div className={tw(`grid gap-6 ${picture ? '@[40em]:grid-cols-2' : ''} items-center`)}>
      {picture && (
        <ResponsivePicture picture={picture} ratio="4/3" sizes="(min-width: 40em) 27em, 90vw" eager />
      )}
      <div>
        {showsDates && (
          <p className={tw('inline-block px-3 py-1 rounded-pill bg-events text-on-events text-caption')}>
            {t('pop-ups:events.dates', { start: day(start), end: day(end - 1) })}
          </p>
        )}
        {/* Its words begin with the event's name. */}
        <Below by={-1}>
          <SafeHtml
            html={textIn(locale, body)}
            className="mt-3 [&_h3]:font-display [&_h3]:text-title [&_h3]:mb-2"
          />
        </Below>
        {link && (
          <a
            href={link.url}
            part="button button-primary"
            onClick={onClose}
            className={tw(buttonClasses('primary', 'mt-5'))}
          >
            {textIn(locale, link.title) || t('pop-ups:promo.more')}
          </a>
        )}
      </div>
    </div>
  );
}

/** What a company announces, one after the other every ten seconds, unless the visitor stops it or wants little motion. */
export function EventsDialog({
  isOpen,
  events,
  timeZone,
  calendar,
  onClose,
  interval = INTERVAL_MS,
}: EventsDialogProps) {
  const { t } = useTexts();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const rotation = useRotation(events.length, interval, content);
  const count = events.length;
  const isAlone = count < 2;
  return (
    <Dialog
      open={isOpen}
      title={t('pop-ups:events.title')}
      onClose={onClose}
      boxClasses={ANNOUNCED_BOX}
      footer={!isAlone && <EventControls {...{ rotation, count }} panelId={id} />}
    >
      {/* All lie in one place: the dialog is as high as the highest, and stays so. */}
      <div
        ref={content}
        data-events=""
        aria-live={isAlone || rotation.isTurning ? 'off' : 'polite'}
        className={tw('grid')}
      >
        {events.map((event, index) => (
          <div
            key={event.id}
            id={`${id}-${index}`}
            role={isAlone ? undefined : 'tabpanel'}
            aria-label={isAlone ? undefined : t('pop-ups:events.place', { index: index + 1, count })}
            className={tw(`[grid-area:1/1] ${index === rotation.shown ? '' : 'invisible'}`)}
          >
            <EventSlide {...{ event, timeZone, onClose }} />
          </div>
        ))}
      </div>
      {calendar !== null && events.some(({ showsDates }) => showsDates) && (
        <p className={tw('mt-6')}>
          <ExternalLink href={calendar}>{t('pop-ups:events.calendar')}</ExternalLink>
        </p>
      )}
    </Dialog>
  );
}
