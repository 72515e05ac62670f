import { useStore } from '@nanostores/react';
import { deliveryMoment } from '#domain/gifts/delivery-day.ts';
import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import { GIFT_FIELDS, giftPrice, untouchedGift, type GiftDraft, type GiftField } from '#domain/gifts/gift.ts';
import { MOST_GIFTS, sumOfGifts } from '#domain/gifts/ordered-gift.ts';
import { textIn } from '#domain/locale.ts';
import { formatDay } from '#domain/time/format-time.ts';
import { isDateKey } from '#domain/time/date-key.ts';
import type { Gifts } from '#stores/gifts/gifts.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useVariant, type Variants } from '#ui/loading/variants.ts';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';
import type { GiftLayout, GiftLayoutProps } from '../variants/gift-layout.ts';
import { stepsVariant } from '../variants/steps.view.tsx';
import { giftVariants } from '../variants/variants.ts';
import { formParts } from './form-parts.tsx';
import { GiftBar } from './gift-bar.view.tsx';
import type { GiftFormProps } from './gift-form-props.ts';
import { GiftSkeleton } from './gift-skeleton.view.tsx';
import { Listed } from './listed/listed.tsx';
import { BriefPreview, Preview, useWorth, type PreviewProps } from './preview.view.tsx';
import { useGiftErrors } from './use-gift-errors.ts';
import { useOrder } from './use-order.ts';
import { useStepEntries } from './use-step-entries.ts';

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

/** The voucher, and in words what was chosen of it. */
function useShown(
  { gifts, offer, company }: FilledGiftProps,
  draft: GiftDraft,
): PreviewProps & Pick<GiftLayoutProps, 'summary'> {
  const { locale, t } = useTexts();
  const { currency } = company;
  const theme = offer.themes.find(({ id }) => id === draft.themeId);
  const service = offer.services.find(({ externalId }) => externalId === draft.serviceId);
  const price = giftPrice(draft, { offer, currency });
  const shown = { companyName: company.identity.name, theme, service, price, currency, draft };
  const worth = useWorth(shown);
  const when =
    draft.when === 'later' && isDateKey(draft.day)
      ? t('gift:preview.sent', { day: formatDay(locale, draft.day, 'full') })
      : t('gift:preview.sentNow');
  const to = t('gift:preview.to', { name: draft.name.trim() });
  return {
    ...shown,
    sentAt: sentAt(draft, gifts),
    summary: {
      theme: theme ? textIn(locale, theme.name) : '',
      worth,
      people: [to, draft.email.trim(), when].filter(Boolean).join(' · '),
    },
  };
}

interface FaultsProps {
  readonly errors: ReturnType<typeof useGiftErrors>;
  /** All of them where none are named. */
  readonly fields?: readonly GiftField[] | undefined;
  readonly isFull: boolean;
}

function Faults({ errors: { faultsOf, attempt }, fields = GIFT_FIELDS, isFull }: FaultsProps) {
  const { t } = useTexts();
  const faults = faultsOf(fields);
  if (isFull) return <Notice tone="warning" title={t('gift:listed.full', { count: MOST_GIFTS })} />;
  if (attempt === 0 || faults.length === 0) return null;
  return (
    <ErrorSummary
      title={t('common:form.summary', { count: faults.length })}
      faults={faults}
      attempt={attempt}
      areAtFields
    />
  );
}

/** The form with what the tab keeps of it, in the order that the company's theme asks for. */
export function FilledGift(props: FilledGiftProps) {
  const { site, gifts, offer, company } = props;
  const { currency } = company;
  const { t } = useTexts();
  const { draft, step, list, changes } = useKept(props);
  const errors = useGiftErrors(draft, { offer, currency, days: gifts.days });
  const goTo = useStepEntries(site, gifts);
  const { isFull, order, ...ways } = useOrder(props, errors, goTo);
  const variant = useVariant(LAYOUTS, site);
  const { summary, ...shown } = useShown(props, draft);
  if (!variant) return <GiftSkeleton />;
  const edit = (change: Partial<GiftDraft>) => {
    gifts.edit(change);
    errors.edited(change);
  };
  const others = list.filter(({ id }) => id !== changes);
  const isChange = others.length < list.length;
  const ofOthers = sumOfGifts(others);
  return (
    <>
      {list.length > 0 && <Listed {...props} {...ways} />}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <variant.Layout
          {...formParts({
            offer,
            currency,
            draft,
            textOf: errors.textOf,
            onEdit: edit,
            onLeave: errors.left,
          })}
          themes={offer.themes}
          themeId={draft.themeId}
          onTheme={(themeId) => edit({ themeId })}
          preview={<Preview {...shown} />}
          brief={<BriefPreview {...shown} />}
          summary={summary}
          faultsOf={(fields) => <Faults errors={errors} fields={fields} isFull={isFull} />}
          bar={
            <GiftBar
              price={shown.price === null ? null : shown.price + ofOthers}
              currency={currency}
              label={t(isChange ? 'gift:bar.save' : ofOthers > 0 ? 'gift:bar.payAll' : 'gift:bar.pay')}
              onPress={order}
            />
          }
          step={step}
          onStep={goTo}
          isRight={errors.isRight}
        />
      </form>
    </>
  );
}
