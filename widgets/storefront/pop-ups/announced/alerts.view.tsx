import { useState } from 'react';
import { textIn } from '#domain/locale.ts';
import type { ServiceAlert } from '#domain/pop-ups/announcements.ts';
import { tw } from '#theme/sheet.ts';
import { ButtonLink, IconButton } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { Heading } from '#ui/heading.tsx';
import { NextIcon, PreviousIcon } from '#ui/icons/direction-icons.tsx';
import { ResponsivePicture } from '#ui/media/picture.tsx';
import { SafeHtml } from '#ui/media/safe-html.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { ANNOUNCED_BOX } from './box.ts';

export interface AlertsDialogProps {
  readonly isOpen: boolean;
  /** At least one. */
  readonly alerts: readonly ServiceAlert[];
  /** The reservation of a service. */
  readonly reservation: (alert: ServiceAlert) => Target;
  readonly onClose: () => void;
}

interface PagesProps {
  readonly index: number;
  readonly count: number;
  readonly onTurn: (by: 1 | -1) => void;
}

function Pages({ index, count, onTurn }: PagesProps) {
  const { t } = useTexts();
  return (
    <div className={tw('flex items-center justify-center gap-2')}>
      <IconButton label={t('pop-ups:alerts.previous')} onPress={() => onTurn(-1)}>
        <PreviousIcon />
      </IconButton>
      <output className={tw('min-w-[calc(var(--u)*4)] text-center text-muted')}>
        {t('pop-ups:alerts.place', { index: index + 1, count })}
      </output>
      <IconButton label={t('pop-ups:alerts.next')} onPress={() => onTurn(1)}>
        <NextIcon />
      </IconButton>
    </div>
  );
}

/** Words about services, one at a time, each with the way to book what it is about. */
export function AlertsDialog({ isOpen, alerts, reservation, onClose }: AlertsDialogProps) {
  const { locale, t } = useTexts();
  const [index, setIndex] = useState(0);
  const count = alerts.length;
  const shown = alerts[Math.min(index, count - 1)];
  if (!shown) return null;
  const { alert, service } = shown;
  const name = textIn(locale, service.name);
  const [picture] = service.pictures;
  const to = reservation(shown);
  const book: Target = {
    href: to.href,
    go() {
      onClose();
      return to.go();
    },
  };
  return (
    <Dialog
      open={isOpen}
      title={t('pop-ups:alerts.title')}
      onClose={onClose}
      boxClasses={ANNOUNCED_BOX}
      footer={
        count > 1 && <Pages {...{ index, count }} onTurn={(by) => setIndex((index + by + count) % count)} />
      }
    >
      <div
        data-alert={alert.id}
        className={tw(`grid gap-6 ${picture ? '@[40em]:grid-cols-[2fr_3fr]' : ''} items-center`)}
      >
        {picture && (
          <ResponsivePicture
            picture={picture}
            ratio="4/3"
            sizes="(min-width: 40em) 22em, 90vw"
            decorative
            eager
          />
        )}
        <div>
          <Heading variant="title">{name}</Heading>
          <SafeHtml key={alert.id} html={textIn(locale, alert.body)} className="mt-2" />
          <ButtonLink to={book} className="mt-5">
            {t('pop-ups:alerts.book', { service: name })}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
