import { useEffect, useRef, type FormEvent } from 'react';
import { lastDayOf } from '#domain/account/credit/voucher-validity.ts';
import { formatMoney } from '#domain/prices/money.ts';
import { formatDay } from '#domain/time/format-time.ts';
import type { CodeCheck } from '#domain/gifts/code-worth.ts';
import { tw } from '#theme/sheet.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import type { Target } from '#ui/actions/link.tsx';
import { focusInView } from '#ui/focus/focus-in-view.ts';
import { Field } from '#ui/forms/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/states/notice.tsx';
import { useTexts } from '#ui/texts.ts';

interface CheckViewProps {
  readonly state: CodeCheck;
  readonly code: string;
  readonly isPrinting: boolean;
  /** Where it may be spent; null: nothing is sold there. */
  readonly book: Target | null;
  readonly buy: Target | null;
  readonly onType: (code: string) => void;
  readonly onCheck: () => void;
  readonly onPrint: () => void;
}

type Valid = Extract<CodeCheck, { readonly kind: 'valid' }>;

function Worth({ state, isPrinting, book, buy, onPrint }: CheckViewProps & { readonly state: Valid }) {
  const { locale, t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusInView(heading.current), []);
  const amount = formatMoney(locale, state.balance, state.currency);
  const day = formatDay(locale, lastDayOf(state.expiresAt), 'full');
  return (
    <section className={tw('p-6 rounded border border-positive bg-raised')}>
      <Heading variant="headline" below={1} focusRef={heading}>
        {t('gift:code.valid', { amount })}
      </Heading>
      <p className={tw('mt-2')}>{t('gift:code.until', { day })}</p>
      <p className={tw('mt-1 text-muted')}>{t('gift:code.how')}</p>
      <div className={tw('flex flex-wrap gap-3 mt-5')}>
        {book && <ButtonLink to={book}>{t('gift:code.book')}</ButtonLink>}
        {buy && (
          <ButtonLink variant="secondary" to={buy}>
            {t('gift:code.buy')}
          </ButtonLink>
        )}
        <Button variant="quiet" busy={isPrinting} onPress={onPrint}>
          {t('gift:code.print')}
        </Button>
      </div>
    </section>
  );
}

function Trouble({ state }: Pick<CheckViewProps, 'state'>) {
  const { locale, t } = useTexts();
  switch (state.kind) {
    case 'unknown':
    case 'redeemed':
    case 'voided':
      return (
        <Notice tone="warning" title={t(`gift:code.nothing.${state.kind}.title`)}>
          {t(`gift:code.nothing.${state.kind}.text`)}
        </Notice>
      );
    case 'expired': {
      const day = formatDay(locale, lastDayOf(state.expiresAt), 'full');
      return (
        <Notice tone="warning" title={t('gift:code.nothing.expired.title')}>
          {t('gift:code.nothing.expired.text', { day })}
        </Notice>
      );
    }
    case 'wait':
      return <Notice tone="warning" title={t('gift:code.wait', { count: state.minutes })} />;
    case 'failed':
      return <Notice tone="negative" title={t('gift:code.failed')} />;
    default:
      return null;
  }
}

/** A code and what it is worth; never whose it is. */
export function CheckView(props: CheckViewProps) {
  const { state, code, onType, onCheck } = props;
  const { t } = useTexts();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind !== 'asking') onCheck();
  };
  const error =
    state.kind === 'misspelt'
      ? t(code.trim() === '' ? 'gift:code.required' : 'gift:code.misspelt')
      : undefined;
  return (
    <div className={tw('max-w-form grid gap-6')}>
      <div>
        <Heading variant="display">{t('gift:code.title')}</Heading>
        <p className={tw('mt-2 text-lead text-muted')}>{t('gift:code.lead')}</p>
      </div>
      <form noValidate onSubmit={submit} className={tw('grid gap-4')}>
        <Field
          label={t('gift:code.label')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={code}
          error={error}
          onChange={onType}
        />
        <Button type="submit" variant="primary" className="justify-self-start" busy={state.kind === 'asking'}>
          {t('gift:code.submit')}
        </Button>
      </form>
      <div role="status" className={tw('empty:hidden')}>
        <Trouble state={state} />
      </div>
      {state.kind === 'valid' && <Worth {...props} state={state} />}
    </div>
  );
}
