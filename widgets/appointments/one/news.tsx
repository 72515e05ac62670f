import { useEffect, useRef, type ReactNode } from 'react';
import { formatMoney } from '#domain/prices/money.ts';
import type { Cancelling } from '#stores/appointments/cancelling.ts';
import type { ChangedElsewhere } from '#stores/appointments/changed-elsewhere.ts';
import { tw } from '#theme/sheet.ts';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { momentText } from '../moment-text.ts';
import type { AppointmentScreenProps } from '../page-props.ts';

/** News of what was just done here: it takes the focus, since what was pressed is gone. */
function News({
  tone = 'positive',
  title,
  children,
}: {
  readonly tone?: 'positive' | 'warning';
  readonly title: string;
  readonly children: string;
}) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(container.current), []);
  return (
    <div ref={container} tabIndex={-1} className={tw('rounded scroll-mt-head')}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}

interface WhatHappened {
  readonly hasMoved: boolean;
  readonly hasLapsed: boolean;
  /** What was done elsewhere while it was shown here. */
  readonly elsewhere: ChangedElsewhere | null;
}

/** Null where nothing was done yet. */
export function useNews(
  { company, managed, shop }: AppointmentScreenProps,
  cancelling: Cancelling,
  { hasMoved, hasLapsed, elsewhere }: WhatHappened,
): ReactNode {
  const texts = useTexts();
  const { locale, t } = texts;
  const { startsAt, contact } = managed.appointment;
  const { email } = contact;
  if (cancelling.kind === 'done') {
    const amount = formatMoney(locale, cancelling.refund, company.currency);
    const refund = cancelling.refund > 0 ? `${t('appointments:cancel.doneRefund', { amount })} ` : '';
    return (
      <News
        key="cancelled"
        title={t('appointments:cancel.done')}
      >{`${refund}${t('appointments:cancel.doneText', { email })}`}</News>
    );
  }
  if (elsewhere !== null) {
    const moment = momentText(texts, shop.timeZone, startsAt);
    return (
      <News key={`elsewhere ${startsAt}`} tone="warning" title={t(`appointments:elsewhere.${elsewhere}`)}>
        {t(`appointments:elsewhere.${elsewhere}Text`, { moment })}
      </News>
    );
  }
  if (hasLapsed) {
    return (
      <News key="lapsed" tone="warning" title={t('appointments:move.lapsed')}>
        {t('appointments:move.lapsedText', { moment: momentText(texts, shop.timeZone, startsAt) })}
      </News>
    );
  }
  return hasMoved ? (
    <News key="moved" title={t('appointments:move.done')}>
      {t('appointments:move.doneText', { email })}
    </News>
  ) : null;
}
