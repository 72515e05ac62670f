import { useState } from 'react';
import { textIn } from '#domain/locale.ts';
import { checkEmail, type FieldError } from '#domain/people/contact-details.ts';
import type { BackInStock } from '#stores/products/back-in-stock/back-in-stock.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import type { RequestEntryProps } from './request-entry.tsx';
import { RequestDone, RequestFormView } from './request-form.view.tsx';

interface RequestFormProps extends RequestEntryProps {
  readonly store: BackInStock;
}

type Stage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly message: string }
  /** `at`: the shop that it was said of; another one is another request. */
  | { readonly kind: 'noted' | 'available'; readonly email: string; readonly at: string | null };

/** Asks for an e-mail address. What is typed stays whatever is answered, and for the next shop. */
export function RequestForm({ store, product, shopId, isSoldOut, onAvailable }: RequestFormProps) {
  const { locale, t } = useTexts();
  const announce = useAnnounce();
  const [email, setEmail] = useState(store.email);
  const [error, setError] = useState<FieldError | null>(null);
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });
  const name = textIn(locale, product.name);

  async function send(): Promise<void> {
    if (stage.kind === 'sending') return;
    const checked = checkEmail(email);
    setError(checked.kind === 'ok' ? null : checked.error);
    if (checked.kind !== 'ok') return;
    setStage({ kind: 'sending' });
    const outcome = await store.request({ productId: product.id, shopId, email: checked.value });
    if (outcome.kind === 'refused') return setStage({ kind: 'refused', message: outcome.problem.message });
    setStage({ kind: outcome.kind, email: checked.value, at: shopId });
    announce(sentenceOf(outcome.kind, checked.value));
    if (outcome.kind === 'available') onAvailable();
  }

  const sentenceOf = (kind: 'noted' | 'available', to: string) =>
    kind === 'noted' ? t('back-in-stock:noted', { email: to, name }) : t('back-in-stock:available', { name });

  if ((stage.kind === 'noted' || stage.kind === 'available') && stage.at === shopId)
    return <RequestDone sentence={sentenceOf(stage.kind, stage.email)} />;
  if (!isSoldOut) return null;
  return (
    <RequestFormView
      email={email}
      error={error}
      isSending={stage.kind === 'sending'}
      refusal={stage.kind === 'refused' ? stage.message : null}
      onEmail={(value) => {
        setEmail(value);
        setError(null);
      }}
      onSend={() => void send()}
    />
  );
}
