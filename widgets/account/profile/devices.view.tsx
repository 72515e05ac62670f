import { useId } from 'react';
import type { DeviceSession } from '#domain/account/device-session.ts';
import { formatPlainDate, formatTime } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { ownZone } from '#ui/environment/own-zone.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface DevicesProps {
  /** The newest first. */
  readonly sessions: readonly DeviceSession[];
  /** Ids of the sessions that are being ended. */
  readonly ending: ReadonlySet<string>;
  /** Of the current one: the customer logs out here. */
  readonly onEnd: (session: DeviceSession) => void;
  readonly onEndOthers: () => void;
}

/** What a device is called, by what its browser says of itself. */
function useDeviceName(): (session: DeviceSession) => string {
  const { t } = useTexts();
  return ({ browser, system }) => {
    if (browser && system) return t('profile:devices.on', { browser, system });
    return browser || system || t('profile:devices.unknown');
  };
}

/** Where the customer is logged in. */
export function DevicesView({ sessions, ending, onEnd, onEndOthers }: DevicesProps) {
  const { t, locale } = useTexts();
  const nameOf = useDeviceName();
  const id = useId();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className={tw('pt-6 border-t border-line')}>
      <Heading variant="label" below={1}>
        {t('profile:devices.title')}
      </Heading>
      <ul className={tw('grid gap-3 mt-2')}>
        {sessions.map((session) => (
          <li key={session.id} className={tw('flex flex-wrap items-baseline justify-between gap-x-6')}>
            <div>
              <p>{nameOf(session)}</p>
              <p id={`${id}-${session.id}`} className={tw('text-caption text-muted')}>
                {session.isCurrent
                  ? t('profile:devices.current')
                  : t('profile:devices.since', {
                      day: formatPlainDate(locale, ownDay(session.startedAt)),
                      time: formatTime(locale, ownZone(), session.startedAt),
                    })}
              </p>
            </div>
            <Button
              variant="quiet"
              label={t('profile:devices.endName', { device: nameOf(session) })}
              describedBy={`${id}-${session.id}`}
              busy={ending.has(session.id)}
              onPress={() => onEnd(session)}
            >
              {t('profile:devices.end')}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          className="mt-4"
          variant="small"
          busy={others.every((one) => ending.has(one.id))}
          onPress={onEndOthers}
        >
          {t('profile:devices.endOthers')}
        </Button>
      )}
    </section>
  );
}
