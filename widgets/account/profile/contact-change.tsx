import { useCallback, useRef, useState } from 'react';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Contact } from '#stores/account/account-changes.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useSecondsLeft } from '#widgets/sign-in/codes/use-seconds-left.ts';
import { refusalText } from '#widgets/sign-in/faults.ts';
import { ContactView, type ContactProps } from './contact.view.tsx';

type State = Pick<ContactProps, 'stage' | 'destination' | 'own' | 'isBusy' | 'failure' | 'attempt'>;

const SHOWN: State = {
  stage: 'shown',
  destination: '',
  own: null,
  isBusy: false,
  failure: null,
  attempt: 0,
};

interface ContactChangeProps {
  readonly store: ProfileStore;
  readonly profile: Profile;
  readonly channel: Contact['channel'];
  /** ISO 3166: how a phone number without a prefix is read. */
  readonly country: string;
}

/** What the account has now, to which a code goes that shows whose it is. */
function ownContact({ email, phone }: Profile): Contact {
  return email === '' ? { channel: 'phone', destination: phone } : { channel: 'email', destination: email };
}

/** A change by a code to what is new, after one to what the account has where the server asks for it. */
function useContactChange({ store, profile, channel }: Omit<ContactChangeProps, 'country'>) {
  const { t } = useTexts();
  const toast = useToast();
  const [state, setState] = useState(SHOWN);
  const attempts = useRef(0);

  function begin(wanted: string): number {
    attempts.current += 1;
    setState((before) => ({ ...before, destination: wanted, isBusy: true }));
    return attempts.current;
  }

  function fail(failure: string): false {
    setState((before) => ({ ...before, isBusy: false, failure, attempt: before.attempt + 1 }));
    return false;
  }

  /** Whether it went well; what was cancelled meanwhile shows nothing. */
  async function send(wanted: string, code?: string, isProven = false): Promise<boolean> {
    const attempt = begin(wanted);
    const outcome = await store.changeContact(profile, { channel, destination: wanted }, code);
    if (attempt !== attempts.current) return false;
    if (outcome.kind === 'failed') {
      const mayProve = outcome.problem.type === 'proof_missing' && !isProven;
      return mayProve ? prove(wanted) : fail(refusalText(t, outcome.problem));
    }
    if (outcome.kind === 'done') toast(t(`profile:${channel}.changed`));
    setState(outcome.kind === 'done' ? SHOWN : { ...SHOWN, stage: 'proving', destination: wanted });
    return true;
  }

  /** Shows that the account is the customer's, by a code to what it has; then what is wanted is asked for again. */
  async function prove(wanted: string, code?: string): Promise<boolean> {
    const attempt = begin(wanted);
    const known = ownContact(profile);
    const outcome = await store.changeContact(profile, known, code);
    if (attempt !== attempts.current) return false;
    if (outcome.kind === 'failed') return fail(refusalText(t, outcome.problem));
    if (outcome.kind === 'sent') {
      setState({ ...SHOWN, stage: 'proving', destination: wanted, own: known });
      return true;
    }
    // A code that is asked for next has a field of its own.
    setState({ ...SHOWN, stage: 'asking', destination: wanted, isBusy: true });
    return send(wanted, undefined, true);
  }

  return {
    state,
    send: (wanted: string) => send(wanted),
    /** The code, or another one where none is given. */
    goOn: (code?: string) => (state.own === null ? send : prove)(state.destination, code),
    dismissFailure: () => setState((before) => ({ ...before, failure: null })),
    /** What is under way shows nothing any more. */
    show(stage: 'shown' | 'asking') {
      attempts.current += 1;
      setState({ ...SHOWN, stage });
    },
  };
}

/** The customer's e-mail or phone, and its change. */
export function ContactChange({ country, ...props }: ContactChangeProps) {
  const { store, profile, channel } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const change = useContactChange(props);
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const secondsLeft = useSecondsLeft(store.secondsLeft, tell);

  async function sendAgain(): Promise<void> {
    if (await change.goOn()) announce(t('sign-in:code.resent'));
  }

  const current = channel === 'phone' ? toNationalPhone(profile.phone, country) : profile.email;
  return (
    <ContactView
      {...change.state}
      channel={channel}
      current={current}
      country={country}
      secondsLeft={secondsLeft}
      onDismissFailure={change.dismissFailure}
      onChange={() => change.show('asking')}
      onSend={(wanted) => void change.send(wanted)}
      onCode={(code) => void change.goOn(code)}
      onSendAgain={() => void sendAgain()}
      onCancel={() => change.show('shown')}
    />
  );
}
