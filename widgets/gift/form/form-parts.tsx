import type { GiftOffer } from '#domain/gifts/gift-offer.ts';
import type { GiftDraft, GiftField } from '#domain/gifts/gift.ts';
import type { Currency } from '#domain/prices/money.ts';
import { People } from '../sections/people.view.tsx';
import { ThemeChoice } from '../sections/theme-choice.view.tsx';
import { When } from '../sections/when.view.tsx';
import { Worth } from '../sections/worth.view.tsx';

interface FormPartsProps {
  readonly offer: GiftOffer;
  readonly currency: Currency;
  readonly draft: GiftDraft;
  readonly textOf: (field: GiftField) => string | undefined;
  readonly onEdit: (change: Partial<GiftDraft>) => void;
  readonly onLeave: (field: GiftField) => void;
}

/** What is filled in, part by part. */
export function formParts({ offer, currency, draft, textOf, onEdit, onLeave }: FormPartsProps) {
  return {
    theme: (
      <ThemeChoice
        themes={offer.themes}
        themeId={draft.themeId}
        error={textOf('themeId')}
        onChoose={(themeId) => onEdit({ themeId })}
      />
    ),
    worth: (
      <Worth
        draft={draft}
        theme={offer.themes.find(({ id }) => id === draft.themeId)}
        services={offer.services}
        currency={currency}
        errors={{ amount: textOf('amount'), serviceId: textOf('serviceId') }}
        onEdit={onEdit}
        onLeave={onLeave}
      />
    ),
    people: (
      <People
        draft={draft}
        errors={{
          name: textOf('name'),
          email: textOf('email'),
          sender: textOf('sender'),
          message: textOf('message'),
        }}
        onEdit={onEdit}
        onLeave={onLeave}
      />
    ),
    when: <When draft={draft} error={textOf('day')} onEdit={onEdit} onLeave={onLeave} />,
  };
}
