import type { VisitStart } from '#domain/availability/calendar.ts';
import type { DatedStart } from '#domain/availability/visit-search.ts';
import { formatDay, formatTime } from '#domain/time/format-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

/** Why a time is to be chosen again; what was typed is kept. */
export type ShownSetback =
  | {
      readonly kind: 'taken' | 'expired';
      readonly nearest: readonly DatedStart[];
    }
  /** `message`: the server's own sentence, in the visitor's language. */
  | { readonly kind: 'closed' | 'failed'; readonly message: string };

export interface SetbackProps {
  readonly setback: ShownSetback;
  readonly timeZone: string;
  readonly onChoose: (date: string, start: VisitStart) => void;
}

const SHOWN = 4;

export function SetbackView({ setback, timeZone, onChoose }: SetbackProps) {
  const { locale, t } = useTexts();
  if ('message' in setback) {
    return (
      <Notice tone="negative" title={t(`reservation:setback.${setback.kind}.title`)}>
        {setback.message}
      </Notice>
    );
  }
  const { nearest } = setback;
  return (
    <Notice
      tone="warning"
      title={t(`reservation:setback.${setback.kind}.title`)}
      action={nearest.slice(0, SHOWN).map((start) => (
        <Button key={start.instant} look="small" onPress={() => onChoose(start.date, start)}>
          {formatDay(locale, start.date, 'short')}, {formatTime(locale, timeZone, start.instant)}
        </Button>
      ))}
    >
      {t(nearest.length > 0 ? 'reservation:setback.nearest' : 'reservation:setback.again')}
    </Notice>
  );
}
