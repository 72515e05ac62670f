import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { deliveryMoment } from '#domain/gifts/delivery-day.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { giftPrice, untouchedGift, type GiftDraft } from '#domain/gifts/gift.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { MOST_GIFTS } from '#stores/gifts/gift-memory.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import { People } from '../sections/people.view.tsx';
import { ThemeChoice } from '../sections/theme-choice.view.tsx';
import { When } from '../sections/when.view.tsx';
import { Worth } from '../sections/worth.view.tsx';
import type { GiftLayout } from '../variants/gift-layout.ts';
import { stepsVariant } from '../variants/steps.view.tsx';
import { giftVariants } from '../variants/variants.ts';
import { GiftBar } from './gift-bar.view.tsx';
import type { GiftFormProps } from './gift-form.tsx';
import { GiftSkeleton } from './gift-skeleton.view.tsx';
import { ListedGifts } from './listed-gifts.view.tsx';
import { Preview } from './preview.view.tsx';
import { useGiftErrors } from './use-gift-errors.ts';

type FilledGiftProps = GiftFormProps & { readonly offer: GiftOffer };

const LAYOUTS: Variants<GiftLayout> = { kind: 'gift', first: stepsVariant, others: giftVariants };

/** What the tab keeps; while markup of the server is taken over, what that was made of. */
function useKept({ gifts, offer, company }: FilledGiftProps) {
  const isHydrating = useIsHydrating();
  const kept = {
    draft: useStore(gifts.$draft),
    step: useStore(gifts.$step),
    list: useStore(gifts.$list),
    changes: useStore(gifts.$changes),
  };
  if (!isHydrating) return kept;
  return { draft: untouchedGift(offer, company.currency, ''), step: 0, list: [], changes: '' };
}

/** When the voucher of a draft is sent, as far as that is known. */
function sentAt(draft: GiftDraft, gifts: Gifts) {
  if (draft.when === 'now') return gifts.now();
  return isDateKey(draft.day) ? deliveryMoment(draft.day, gifts.timeZone()) : null;
}

function useListed(props: FilledGiftProps, { list, changes }: ReturnType<typeof useKept>) {
  const { gifts, company, onOrder } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const others = list.filter(({ id }) => id !== changes);
  if (list.length === 0) return { others, listed: null };
  const listed = (
    <ListedGifts
      gifts={list}
      currency={company.currency}
      onChange={({ id }) => gifts.change(id)}
      onRemove={({ id, gift }) => {
        gifts.remove(id);
        announce(t('gift:listed.removed', { name: gift.recipient.name }));
      }}
      onAnother={gifts.another}
      onPay={onOrder}
    />
  );
  return { others, listed };
}

/** The form with what the tab keeps of it, in the order that the company's theme asks for. */
export function FilledGift(props: FilledGiftProps) {
  const { site, gifts, offer, company, onOrder } = props;
  const { currency } = company;
  const { t } = useTexts();
  const kept = useKept(props);
  const { draft, step } = kept;
  const errors = useGiftErrors(draft, { offer, currency, days: gifts.days });
  const [isFull, setFull] = useState(false);
  const Layout = useVariant(LAYOUTS, company.pageThemes, site.warn);
  const { others, listed } = useListed(props, kept);
  const theme = offer.themes.find(({ id }) => id === draft.themeId);
  const service = offer.services.find(({ externalId }) => externalId === draft.serviceId);
  const price = giftPrice(draft, { offer, currency });
  const edit = (change: Partial<GiftDraft>) => {
    gifts.edit(change);
    errors.edited(change);
  };
  const order = () => {
    const outcome = gifts.put();
    if (outcome.kind === 'refused') return errors.show(outcome.errors);
    setFull(outcome.kind === 'full');
    if (outcome.kind === 'ok') onOrder();
  };
  if (!Layout) return <GiftSkeleton />;
  const faults = (errors.faults.length > 0 || isFull) && (
    <>
      {isFull && <Notice tone="warning" title={t('gift:listed.full', { count: MOST_GIFTS })} />}
      {errors.attempt > 0 && (
        <ErrorSummary
          title={t('common:form.summary', { count: errors.faults.length })}
          faults={errors.faults}
          attempt={errors.attempt}
        />
      )}
    </>
  );
  return (
    <>
      {listed}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Layout
          themes={offer.themes}
          themeId={draft.themeId}
          onTheme={(themeId) => edit({ themeId })}
          theme={
            <ThemeChoice
              themes={offer.themes}
              themeId={draft.themeId}
              error={errors.textOf('themeId')}
              onChoose={(themeId) => edit({ themeId })}
            />
          }
          worth={
            <Worth
              draft={draft}
              theme={theme}
              services={offer.services}
              currency={currency}
              errors={{ amount: errors.textOf('amount'), serviceId: errors.textOf('serviceId') }}
              onEdit={edit}
              onLeave={errors.left}
            />
          }
          people={
            <People
              draft={draft}
              errors={{
                name: errors.textOf('name'),
                email: errors.textOf('email'),
                sender: errors.textOf('sender'),
                message: errors.textOf('message'),
              }}
              onEdit={edit}
              onLeave={errors.left}
            />
          }
          when={<When draft={draft} error={errors.textOf('day')} onEdit={edit} onLeave={errors.left} />}
          preview={
            <Preview
              companyName={company.identity.name}
              theme={theme}
              service={service}
              price={price}
              currency={currency}
              draft={draft}
              sentAt={sentAt(draft, gifts)}
            />
          }
          faults={faults}
          bar={
            <GiftBar
              price={price}
              currency={currency}
              label={others.length > 0 ? t('gift:bar.payAll') : t('gift:bar.pay')}
              onPress={order}
            />
          }
          step={step}
          onStep={gifts.goTo}
          isRight={errors.isRight}
        />
      </form>
    </>
  );
}
