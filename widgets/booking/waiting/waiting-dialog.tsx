import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import type { ExternalServiceId } from '#domain/catalogue/ids.ts';
import { textIn } from '#domain/locale.ts';
import { checkEmail, type FieldError } from '#domain/people/contact-details.ts';
import { dayMeantToWaitFor, type WaitingHours } from '#domain/appointments/waiting-wish.ts';
import { formatDuration } from '#domain/time/format-duration.ts';
import { waitingListFeature } from '#stores/waiting-list/feature.ts';
import type { Site } from '#stores/site.ts';
import type { TimeChoice } from '#stores/visit/time-choice.ts';
import type { VisitPlan } from '#stores/visit/visit.ts';
import type { WaitingFor } from '#stores/waiting-list/waiting-for.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { useTexts } from '#ui/texts.ts';
import { WaitingDone, WaitingForm, type WaitingDraft } from './waiting.view.tsx';

interface WaitingDialogProps {
  readonly site: Site;
  readonly visit: TimeChoice;
  readonly waiting: WaitingFor;
  readonly shop: Shop;
  /** Of the shown week, those that may be waited for. */
  readonly days: readonly string[];
  /** The day that the visitor looks at. */
  readonly shownDate: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

type Stage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'done'; readonly email: string };

/** Minutes of the services that have a choice. */
function chosenDurations({ services }: VisitPlan): ReadonlyMap<ExternalServiceId, number> {
  const withChoice = services.filter(({ durations }) => durations.length > 0);
  return new Map(withChoice.map(({ service }) => [service.externalId, service.durationMinutes]));
}

function useWish({ site, visit, waiting, shop, days, shownDate }: WaitingDialogProps) {
  const list = useOpened(site, waitingListFeature);
  const plan = useStore(visit.$plan);
  const week = useStore(visit.$week);
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });
  const [error, setError] = useState<FieldError | null>(null);
  const [draft, setDraft] = useState<Omit<WaitingDraft, 'day'> & { readonly day: string | null }>(() => ({
    email: waiting.email(),
    day: null,
    hours: 'any' satisfies WaitingHours,
    practitionerId:
      plan.services.find(({ practitionerId }) => practitionerId !== null)?.practitionerId ?? null,
  }));
  // A day of another week cannot be meant any more.
  const isStillOffered = draft.day === 'week' || days.includes(draft.day ?? '');
  const day = (isStillOffered ? draft.day : dayMeantToWaitFor(days, shownDate)) ?? 'week';

  async function send(): Promise<void> {
    const email = checkEmail(draft.email);
    setError(email.kind === 'ok' ? null : email.error);
    if (list.kind !== 'ready' || email.kind !== 'ok' || stage.kind === 'sending') return;
    setStage({ kind: 'sending' });
    const own = week.days.filter((each) => each >= week.today);
    const problem = await list.value.join({
      externalShopId: shop.externalId,
      externalServiceIds: plan.services.map(({ service }) => service.externalId),
      durations: waiting.moving === null ? chosenDurations(plan) : new Map(),
      practitionerId: draft.practitionerId,
      email: email.value,
      first: day === 'week' ? (own[0] ?? week.today) : day,
      last: day === 'week' ? (own.at(-1) ?? week.today) : day,
      hours: draft.hours,
      ...(waiting.moving && { moving: waiting.moving }),
    });
    setStage(problem ? { kind: 'refused', message: problem.message } : { kind: 'done', email: email.value });
  }

  const edit = (change: Partial<WaitingDraft>) => {
    if (change.email !== undefined) setError(null);
    setDraft((before) => ({ ...before, ...change }));
  };
  const close = () => {
    // Opened again, it is for the day that is looked at then.
    setDraft((before) => ({ ...before, day: null }));
    if (stage.kind === 'done') setStage({ kind: 'asking' });
  };
  return { list, plan, week, stage, error, draft: { ...draft, day }, edit, send: () => void send(), close };
}

/** Asks for one e-mail, should a place become free. */
export function WaitingDialog(props: WaitingDialogProps) {
  const { open, onClose, days, waiting } = props;
  const { locale, t } = useTexts();
  const { list, plan, week, stage, error, draft, edit, send, ...wish } = useWish(props);
  const people = new Map(
    plan.services.flatMap(({ practitioners }) => practitioners.map(({ id, name }) => [id, name] as const)),
  );
  const services = plan.services
    .map(
      ({ service }) => `${textIn(locale, service.name)} (${formatDuration(locale, service.durationMinutes)})`,
    )
    .join(', ');
  const close = () => {
    onClose();
    wish.close();
  };
  return (
    <Dialog
      narrow
      open={open}
      title={t(stage.kind === 'done' ? 'waiting:done' : 'waiting:title')}
      onClose={close}
    >
      {stage.kind === 'done' ? (
        <WaitingDone services={services} email={stage.email} onClose={close} />
      ) : list.kind === 'failed' ? (
        <ErrorState onRetry={list.retry} />
      ) : (
        <WaitingForm
          services={services}
          week={week.days}
          days={days}
          isMove={waiting.moving !== null}
          people={[...people].map(([id, name]) => ({ id, name }))}
          draft={draft}
          error={error}
          isSending={stage.kind === 'sending'}
          refusal={stage.kind === 'refused' ? stage.message : null}
          onEdit={edit}
          onSend={send}
        />
      )}
    </Dialog>
  );
}
