import { useCallback, useEffect, useRef, useState } from 'react';
import type { Contact, Failure } from '#stores/account/account-changes.ts';
import type { ProofStore } from '#stores/account/proof/proof.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { useSecondsLeft } from '#widgets/sign-in/codes/use-seconds-left.ts';
import { proofFailure } from './proof-failure.ts';
import type { ProofProps } from './proof.tsx';
import { ProofView, type ProofViewProps } from './proof.view.tsx';

interface StepsProps extends ProofProps {
  readonly store: ProofStore;
}

type State = Pick<ProofViewProps, 'step' | 'busy' | 'failure' | 'attempt'>;

/** What came of asking the server or the device. */
type Outcome = { readonly kind: string; readonly problem?: Failure | null };

/** The steps, and what the customer is told of each. */
function useSteps({ store, profile, held }: StepsProps) {
  const { t } = useTexts();
  const contact: Contact =
    profile.email === ''
      ? { channel: 'phone', destination: profile.phone }
      : { channel: 'email', destination: profile.email };
  const [state, setState] = useState<State>({
    step: profile.hasPassword ? 'password' : 'sending',
    busy: null,
    failure: null,
    attempt: 0,
  });
  const put = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  /** One attempt; where it fails, why is told in place. */
  async function attempt<O extends Outcome>(
    busy: State['busy'],
    act: () => Promise<O>,
    sentBy?: Contact['channel'],
  ): Promise<O['kind']> {
    put({ busy, failure: null });
    const { kind, problem } = await act();
    const device = {
      title: t('profile:proof.failed'),
      message: t('profile:proof.device'),
      of: 'other',
    } as const;
    const why = problem ? proofFailure(t, problem, sentBy) : device;
    setState((before) =>
      kind === 'failed'
        ? { ...before, busy: null, failure: why, attempt: before.attempt + 1 }
        : { ...before, busy: null },
    );
    return kind;
  }

  async function prove(busy: State['busy'], act: () => Promise<Outcome>): Promise<void> {
    if (state.busy === null && (await attempt(busy, act)) === 'done') held.goOn();
  }

  /** To the field of the code, as soon as one is on its way. */
  async function sendCode(): Promise<void> {
    put({ step: 'sending' });
    await attempt('form', () => store.sendCode(contact), contact.channel);
    if (store.isOnItsWay(contact)) put({ step: 'code' });
  }

  const sendAgain = async () =>
    (await attempt('form', () => store.sendAgain(contact), contact.channel)) === 'done';

  return {
    state,
    contact,
    sendCode,
    sendAgain,
    dismissFailure: () => put({ failure: null }),
    askPassword: () => put({ step: 'password', failure: null }),
    byPassword: (password: string) => prove('form', () => store.byPassword(password)),
    byCode: (code: string) => prove('form', () => store.byCode(contact, code)),
    byPasskey: () => prove('passkey', () => store.byPasskey()),
  };
}

/** Shows that the account is the customer’s: by the password, a code or a passkey. */
export function ProofSteps(props: StepsProps) {
  const { store, profile, held } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const { state, contact, ...steps } = useSteps(props);
  const [hasPasskey, setPasskey] = useState(false);
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const { channel, destination } = contact;
  const read = useCallback(() => store.secondsLeft({ channel, destination }), [store, channel, destination]);
  const secondsLeft = useSecondsLeft(read, tell);
  const begin = useRef(profile.hasPassword ? null : steps.sendCode);
  useEffect(() => {
    let isOver = false;
    void begin.current?.();
    begin.current = null;
    void store.hasPasskey().then((has) => isOver || setPasskey(has));
    return () => {
      isOver = true;
    };
  }, [store]);
  return (
    <ProofView
      {...state}
      channel={channel}
      isMain={props.isMain ?? false}
      email={profile.email}
      to={destination}
      hasPassword={profile.hasPassword}
      hasPasskey={hasPasskey}
      secondsLeft={secondsLeft}
      mayUseCode={secondsLeft === 0 || store.isOnItsWay(contact)}
      onPassword={(password) => void steps.byPassword(password)}
      onCode={(code) => void steps.byCode(code)}
      onSendCode={() => void steps.sendCode()}
      onSendAgain={steps.sendAgain}
      onAskPassword={steps.askPassword}
      onPasskey={() => void steps.byPasskey()}
      onDismissFailure={steps.dismissFailure}
      onCancel={held.giveUp}
    />
  );
}
