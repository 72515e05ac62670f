import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { checkNewContact } from '#domain/account/edits/new-contact.ts';
import type { FieldError } from '#domain/people/contact-details.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { CodeView, type CodeFailure } from '#widgets/sign-in/codes/code.view.tsx';
import { emailFault, phoneFault } from '#widgets/sign-in/faults.ts';
import { useFocusBack } from '../use-focus-back.ts';

export interface ContactProps {
  readonly channel: 'email' | 'phone';
  /** As it is shown; empty where there is none. */
  readonly current: string;
  /** What the account has already, as `onSend` tells it, and nothing would be changed by; empty: nothing. */
  readonly own: string;
  /** What is shown logs its customer in; a phone does so only once a code has proven it. */
  readonly isProven: boolean;
  /** ISO 3166: how a phone number without a prefix is read. */
  readonly country: string;
  /** `shown`, `asking` for a new one, `proving` by a code that was sent to `destination`. */
  readonly stage: 'shown' | 'asking' | 'proving';
  /** It was being typed before the page was loaded anew. */
  readonly isRestored: boolean;
  readonly destination: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: CodeFailure | null;
  /** It failed because another account has what is new. */
  readonly isTaken: boolean;
  /** Rises with each failed attempt. */
  readonly attempt: number;
  /** Until another code may be asked for; 0: now. */
  readonly secondsLeft: number;
  readonly onChange: () => void;
  /** What failed is typed anew. */
  readonly onDismissFailure: () => void;
  readonly onType: (typed: string) => void;
  /** An e-mail, or a phone as E.164. */
  readonly onSend: (destination: string) => void;
  readonly onCode: (code: string) => void;
  /** Whether another one went out. */
  readonly onSendAgain: () => Promise<boolean>;
  /** Goes on as whoever has what is taken. */
  readonly onLogIn: () => void;
  readonly onCancel: () => void;
  /** Puts what asks for a proof in the place of a form. */
  readonly behindProof: (form: ReactNode) => ReactNode;
}

/** The form that came in place of what was pressed takes the focus. */
function useFirstFocus(isPressed: boolean): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const [isTaking] = useState(isPressed);
  useEffect(() => {
    if (isTaking) field.current?.focus();
  }, [isTaking]);
  return field;
}

function Failure({ channel, failure, attempt }: Pick<ContactProps, 'channel' | 'failure' | 'attempt'>) {
  const { t } = useTexts();
  if (failure === null) return null;
  return (
    <ErrorSummary
      title={t(`profile:${channel}.failed`)}
      faults={[{ message: failure.message, name: channel }]}
      attempt={attempt}
    />
  );
}

type Fault = FieldError | 'same';

function useSentence(channel: ContactProps['channel'], error: Fault | null): string | undefined {
  const { t } = useTexts();
  if (error === null) return undefined;
  if (error === 'same') return t(`profile:${channel}.same`);
  return channel === 'phone' ? phoneFault(t, error) : emailFault(t, error);
}

function AskForm(props: ContactProps) {
  const { channel, own, country, isRestored, destination, isBusy, onType, onSend, onCancel } = props;
  const { t } = useTexts();
  const field = useFirstFocus(!isRestored);
  const [typed, setTyped] = useState(destination);
  const [error, setError] = useState<Fault | null>(null);
  const check = () => checkNewContact(channel, typed, { own, country });
  const sentence = useSentence(channel, error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = check();
    if (checked.kind === 'ok') return isBusy ? undefined : onSend(checked.value);
    setError(checked.error);
    return field.current?.focus();
  };
  const leave = () => {
    const checked = check();
    if (typed !== '' && checked.kind === 'refused') setError(checked.error);
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-4 mt-3 max-w-form')}>
      <Failure {...props} />
      <Field
        label={t(`profile:${channel}.new`)}
        hint={t('profile:code.hint')}
        name={channel}
        inputRef={field}
        type={channel === 'email' ? 'email' : 'tel'}
        inputMode={channel === 'email' ? 'email' : 'tel'}
        autoComplete={channel === 'email' ? 'email' : 'tel'}
        value={typed}
        error={sentence}
        onLeave={leave}
        onChange={(value) => {
          setTyped(value);
          setError(null);
          onType(value);
        }}
      />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" busy={isBusy}>
          {t('profile:code.send')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('profile:code.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What is new is another account's: no code helps, but another address, or that account. */
function Taken({ channel, destination, failure, attempt, onChange, onLogIn, onCancel }: ContactProps) {
  const { t } = useTexts();
  return (
    <div className={tw('mt-3 max-w-form')}>
      {failure && (
        <ErrorSummary title={destination} faults={[{ message: failure.message }]} attempt={attempt} />
      )}
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button onPress={onChange}>{t(`profile:${channel}.other`)}</Button>
        <Button variant="quiet" onPress={onLogIn}>
          {t(`profile:${channel}.logIn`)}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('profile:code.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The way to reach a customer: what it is, and how it becomes another one that is proven to be theirs. */
export function ContactView(props: ContactProps) {
  const { channel, current, stage, destination, onChange } = props;
  const { t } = useTexts();
  const change = useFocusBack(stage !== 'shown');
  return (
    <section
      className={tw(
        `pt-6 border-t border-line ${channel === 'email' ? '@[60em]:pt-0 @[60em]:border-t-0' : ''}`,
      )}
    >
      <Heading variant="label" below={1}>
        {t(`profile:${channel}.title`)}
      </Heading>
      <div className={tw('flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1')}>
        <p className={tw(`[overflow-wrap:anywhere] ${current ? '' : 'text-warning'}`)}>
          {current || t(`profile:${channel}.none`)}
          {current && !props.isProven && (
            <span className={tw('block text-caption text-muted')}>{t('profile:phone.unproven')}</span>
          )}
        </p>
        {stage === 'shown' && (
          <Button variant="quiet" buttonRef={change} onPress={onChange}>
            {t(`profile:${channel}.${current ? 'change' : 'add'}`)}
          </Button>
        )}
      </div>
      {stage !== 'shown' &&
        props.behindProof(
          stage === 'asking' ? (
            <AskForm {...props} />
          ) : props.isTaken ? (
            <Taken {...props} />
          ) : (
            <CodeView
              channel={channel}
              to={destination}
              isMain={false}
              isBusy={props.isBusy}
              failure={props.failure}
              attempt={props.attempt}
              secondsLeft={props.secondsLeft}
              other={t('profile:code.cancel')}
              onType={props.onDismissFailure}
              onCode={props.onCode}
              onResend={props.onSendAgain}
              onOther={props.onCancel}
            />
          ),
        )}
    </section>
  );
}
