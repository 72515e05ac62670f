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

type State = Pick<ContactProps, 'stage' | 'destination' | 'isBusy' | 'failure' | 'attempt'>;

const SHOWN: State = { stage: 'shown', destination: '', isBusy: false, failure: null, attempt: 0 };

interface ContactChangeProps {
  readonly store: ProfileStore;
  readonly profile: Profile;
  readonly channel: Contact['channel'];
  /** ISO 3166: how a phone number without a prefix is read. */
  readonly country: string;
}

/** The customer's e-mail or phone, and its change. */
export function ContactChange({ store, profile, channel, country }: ContactChangeProps) {
  const { t } = useTexts();
  const toast = useToast();
  const announce = useAnnounce();
  const [state, setState] = useState(SHOWN);
  const { destination } = state;
  const attempts = useRef(0);
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const secondsLeft = useSecondsLeft(store.secondsLeft, tell);

  /** Whether it went well; what was cancelled meanwhile shows nothing. */
  async function send(wanted: string, code?: string): Promise<boolean> {
    attempts.current += 1;
    const attempt = attempts.current;
    setState((before) => ({ ...before, destination: wanted, isBusy: true }));
    const outcome = await store.changeContact(profile, { channel, destination: wanted }, code);
    if (attempt !== attempts.current) return false;
    if (outcome.kind === 'failed') {
      const message = refusalText(t, outcome.problem);
      setState((before) => ({ ...before, isBusy: false, failure: message, attempt: before.attempt + 1 }));
      return false;
    }
    if (outcome.kind === 'done') toast(t(`profile:${channel}.changed`));
    setState(outcome.kind === 'done' ? SHOWN : { ...SHOWN, stage: 'proving', destination: wanted });
    return true;
  }

  async function sendAgain(): Promise<void> {
    if (await send(destination)) announce(t('sign-in:code.resent'));
  }

  const current = channel === 'phone' ? toNationalPhone(profile.phone, country) : profile.email;
  return (
    <ContactView
      {...state}
      channel={channel}
      current={current}
      country={country}
      secondsLeft={secondsLeft}
      onDismissFailure={() => setState((before) => ({ ...before, failure: null }))}
      onChange={() => setState({ ...SHOWN, stage: 'asking' })}
      onSend={(wanted) => void send(wanted)}
      onCode={(code) => void send(destination, code)}
      onSendAgain={() => void sendAgain()}
      onCancel={() => {
        attempts.current += 1;
        setState(SHOWN);
      }}
    />
  );
}
