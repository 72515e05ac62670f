import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link, type Target } from '#ui/actions/link.tsx';
import { ErrorSummary, type FieldFault } from '#ui/forms/error-summary.tsx';
import { valueIn } from '#ui/forms/value-in.ts';
import { Below, Heading } from '#ui/heading.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useTexts } from '#ui/texts.ts';
import { ManagerAddress } from '#widgets/sign-in/password/manager-address.view.tsx';
import { PasswordField } from '#widgets/sign-in/password/password-field.view.tsx';

export interface OwnDataProps {
  /** Of the account, whose password is asked for; null where it has none. */
  readonly email: string | null;
  /** To the appointments, where one is to come: it has to be cancelled before. */
  readonly coming: Target | null;
  /** The file that is being made; null: none. */
  readonly exporting: 'data' | 'calendar' | null;
  readonly isErasing: boolean;
  /** Why the account is still there. */
  readonly failure: FieldFault | null;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
  readonly onExport: (file: 'data' | 'calendar') => void;
  /** `password`: null where the account has none. */
  readonly onErase: (password: string | null) => void;
  /** Whether the end of the account waits for a proof. */
  readonly isHeld: boolean;
  /** The end of the account is asked about. */
  readonly onAsk: () => void;
  /** It is asked about no more. */
  readonly onClose: () => void;
  /** Puts what asks for a proof in the place of the form. */
  readonly behindProof: (form: ReactNode) => ReactNode;
}

const PASSWORD = 'password';

/** What is lost, and what has to be done before. */
function Loss({ coming }: Pick<OwnDataProps, 'coming'>) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('profile:data.eraseText')}</p>
      {coming && (
        <div>
          <p>{t('profile:data.eraseComing')}</p>
          <Link to={coming}>{t('profile:data.orders')}</Link>
        </div>
      )}
    </>
  );
}

/** What is lost, and the password of whoever has one. */
function EraseForm({
  id,
  email,
  coming,
  failure,
  attempt,
  isErasing,
  onErase,
}: OwnDataProps & { readonly id: string }) {
  const { t } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const refused = failure?.name === PASSWORD ? failure.message : undefined;
  useEffect(() => {
    if (isMissing) form.current?.querySelector<HTMLElement>(`[name=${PASSWORD}]`)?.focus();
  }, [isMissing]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = valueIn(event.currentTarget, PASSWORD);
    setPassword(typed);
    if (email !== null && typed === '') return setMissing(true);
    return isErasing ? undefined : onErase(email === null ? null : typed);
  };
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className={tw('grid gap-5')}>
      {failure !== null && (
        <ErrorSummary
          title={t('profile:data.failed')}
          faults={[failure]}
          attempt={attempt}
          areAtFields={email !== null}
        />
      )}
      <Loss coming={coming} />
      {email !== null && (
        <>
          <ManagerAddress email={email} />
          <PasswordField
            label={t('profile:data.password')}
            name={PASSWORD}
            autoComplete="current-password"
            value={password}
            error={isMissing ? t('profile:data.passwordMissing') : refused}
            onChange={(value) => {
              setPassword(value);
              setMissing(false);
            }}
          />
        </>
      )}
    </form>
  );
}

/** What customers take along of what the company knows of them, and the end of their account. */
export function OwnDataView(props: OwnDataProps) {
  const { exporting, isErasing, isHeld, onExport, onAsk, behindProof } = props;
  const { t } = useTexts();
  const form = useId();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (isErasing) return;
    setAsking(false);
    props.onClose();
  };
  return (
    <section className={tw('pt-6 border-t border-line')}>
      <Heading variant="label" below={1}>
        {t('profile:data.title')}
      </Heading>
      <div className={tw('flex flex-wrap gap-x-6')}>
        <Button variant="quiet" busy={exporting === 'data'} onPress={() => onExport('data')}>
          {t('profile:data.export')}
        </Button>
        <Button variant="quiet" busy={exporting === 'calendar'} onPress={() => onExport('calendar')}>
          {t('profile:data.calendar')}
        </Button>
        <Button
          variant="quiet"
          onPress={() => {
            onAsk();
            setAsking(true);
          }}
        >
          {t('profile:data.erase')}
        </Button>
      </div>
      <Dialog
        narrow
        open={isAsking}
        title={t('profile:data.eraseTitle')}
        onClose={close}
        footer={
          isHeld ? undefined : (
            <div className={tw('flex flex-wrap gap-3')}>
              <Button variant="primary" type="submit" form={form} busy={isErasing}>
                {t('profile:data.confirm')}
              </Button>
              <Button unavailable={isErasing} onPress={close}>
                {t('profile:data.keep')}
              </Button>
            </div>
          )
        }
      >
        {isAsking && <Below by={-1}>{behindProof(<EraseForm {...props} id={form} />)}</Below>}
      </Dialog>
    </section>
  );
}
