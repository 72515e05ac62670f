import { useCallback, useRef, useState } from 'react';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Profile } from '#domain/account/profile.ts';
import type { Contact, Failure } from '#stores/account/account-changes.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useSecondsLeft } from '#widgets/sign-in/codes/use-seconds-left.ts';
import { contactFailure } from './contact-failure.ts';
import { ContactView, type ContactProps } from './contact.view.tsx';
import { Proof } from '../proof/proof.tsx';
import { useProof, type HeldBack } from '../proof/use-proof.ts';

type State = Pick<
  ContactProps,
  'stage' | 'isRestored' | 'destination' | 'isBusy' | 'failure' | 'attempt' | 'isTaken'
>;

const SHOWN: State = {
  stage: 'shown',
  isRestored: false,
  destination: '',
  isBusy: false,
  failure: null,
  isTaken: false,
  attempt: 0,
};

interface ContactChangeProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
  readonly channel: Contact['channel'];
  /** ISO 3166: how a phone number without a prefix is read. */
  readonly country: string;
}

/** A change by a code to what is new, after a proof where the server asks for one. */
function useContactChange({ store, profile, channel }: ContactChangeProps, held: HeldBack) {
  const { t } = useTexts();
  const toast = useToast();
  // A reload, while it is typed or the message with the code is being looked for, changes nothing.
  const [state, setState] = useState<State>(() => {
    const destination = store.proving(profile, channel);
    if (destination !== null) return { ...SHOWN, stage: 'proving', destination };
    const typed = store.typed(profile, channel);
    return typed === '' ? SHOWN : { ...SHOWN, stage: 'asking', isRestored: true, destination: typed };
  });
  const attempts = useRef(0);

  function fail(problem: Failure, wanted: string, isCode: boolean): false {
    const isTaken = problem.type === 'conflict';
    const failure = contactFailure(t, { channel, problem, isCode });
    const isOnItsWay = store.proving(profile, channel) === wanted;
    setState((before) => ({
      ...before,
      ...(isOnItsWay && { stage: 'proving' }),
      isBusy: false,
      failure,
      isTaken,
      attempt: before.attempt + 1,
    }));
    return false;
  }

  /** Whether it went well; what was cancelled meanwhile shows nothing. */
  async function send(wanted: string, what: { code?: string; again?: true } = {}): Promise<boolean> {
    attempts.current += 1;
    const attempt = attempts.current;
    setState((before) => ({ ...before, destination: wanted, isBusy: true }));
    const contact = { channel, destination: wanted };
    const outcome = what.again
      ? await store.sendAgain(profile, contact)
      : await store.changeContact(profile, contact, what.code);
    if (attempt !== attempts.current) return false;
    if (outcome.kind === 'failed') {
      const isHeld = held.holdBack(outcome.problem, () => void send(wanted, what));
      if (!isHeld) return fail(outcome.problem, wanted, what.code !== undefined);
      setState((before) => ({ ...before, isBusy: false, failure: null }));
      return false;
    }
    if (outcome.kind === 'done') toast(t(`profile:${channel}.changed`));
    setState(outcome.kind === 'done' ? SHOWN : { ...SHOWN, stage: 'proving', destination: wanted });
    return true;
  }

  return {
    state,
    send,
    dismissFailure: () => setState((before) => ({ ...before, failure: null })),
    /** What is under way shows nothing any more. */
    show(stage: 'shown' | 'asking') {
      attempts.current += 1;
      store.putOff(profile, channel);
      store.typeContact(profile, { channel, destination: '' });
      setState({ ...SHOWN, stage });
    },
  };
}

/** The customer's e-mail or phone, and its change. */
export function ContactChange(props: ContactChangeProps) {
  const { site, store, profile, channel, country } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const held = useProof();
  const change = useContactChange(props, held);
  const { destination } = change.state;
  const tell = useCallback(() => announce(t('sign-in:code.mayResend')), [announce, t]);
  const read = useCallback(() => store.secondsLeft(profile, channel), [store, profile, channel]);
  const secondsLeft = useSecondsLeft(read, tell);

  /** As who has the address: whoever is here leaves, and a code goes there once they ask for it. */
  async function logInThere(): Promise<void> {
    const signIn = await site.open(signInFeature).catch(() => null);
    site.session.logout();
    signIn?.type(destination);
  }

  const isProven = channel === 'email' || profile.isPhoneProven;
  const current = channel === 'phone' ? toNationalPhone(profile.phone, country) : profile.email;
  return (
    <ContactView
      {...change.state}
      channel={channel}
      current={current}
      own={isProven ? profile[channel] : ''}
      isProven={isProven}
      country={country}
      secondsLeft={secondsLeft}
      onDismissFailure={change.dismissFailure}
      onChange={() => change.show('asking')}
      onType={(typed) => store.typeContact(profile, { channel, destination: typed })}
      onSend={(wanted) => void change.send(wanted)}
      onCode={(code) => void change.send(destination, { code })}
      onSendAgain={() => change.send(destination, { again: true })}
      onLogIn={() => void logInThere()}
      onCancel={() => change.show('shown')}
      behindProof={(form) => <Proof {...{ site, profile, held }}>{form}</Proof>}
    />
  );
}
