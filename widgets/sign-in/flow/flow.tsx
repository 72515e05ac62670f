import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { customerIdOf } from '#stores/visitor/session.ts';
import type { SignInStage } from '#stores/visitor/sign-in/record.ts';
import type { SignIn } from '#stores/visitor/sign-in/sign-in.ts';
import { useIsHydrating, useSuspendedLoad } from '#ui/loading/use-hydration.ts';
import { useTexts } from '#ui/texts.ts';
import { CodeEntry } from '../codes/code-entry.tsx';
import { useLegal } from '../legal/use-legal.tsx';
import { ForgottenPassword } from '../password/forgotten-password.tsx';
import { PasswordView } from '../password/password.view.tsx';
import { usePasskeySignIn } from '../passkey/use-passkey-sign-in.ts';
import { ProviderButtons } from '../social/provider-buttons.view.tsx';
import { isReturnable, useAuthorization } from '../social/use-authorization.ts';
import { missingSms, unsentTitle } from '../faults.ts';
import { SignInSkeleton } from '../sign-in-skeleton.tsx';
import { useComeIn } from '../use-come-in.ts';
import { useCountry } from '../use-country.ts';
import { AddressView } from './address.view.tsx';
import { LinkSentView } from './link-sent.view.tsx';
import { NamesView } from './names.view.tsx';
import { useStageEntries, useStageFocus } from './use-stages.ts';

export interface FlowProps {
  readonly site: Site;
  /** ISO 3166: how a number without a prefix is read; absent: that of the company's first shop. */
  readonly country?: string | undefined;
  /** `visit`: within a reservation, which has a main button of its own and asks for the names itself. */
  readonly place: 'visit' | 'login' | 'page';
  /** For who has no account: with the stages that ask who comes in, and no sooner, or they would push it down. */
  readonly belowEntry?: ReactNode;
  /** The visitor is a customer, and nothing more is asked. */
  readonly onDone: () => void;
}

/** Why the last attempt of a stage failed; where SMS do not go out, what to do instead. */
function useFailure(signIn: SignIn): string | null {
  const { t } = useTexts();
  const { refused, isForPhone } = useStore(signIn.$signIn);
  const missing = refused && isForPhone ? missingSms(refused) : null;
  if (missing === null) return refused && refused.message;
  return t(missing === 'outage' ? 'sign-in:address.smsFailed' : 'sign-in:address.error.phone-refused');
}

interface StageProps extends Pick<FlowProps, 'site' | 'country' | 'place'> {
  readonly signIn: SignIn;
}

function AddressStage({ site, signIn, country, place }: StageProps) {
  const { t } = useTexts();
  const { typed, takesPhone, providers, isBusy, attempt, refused } = useStore(signIn.$signIn);
  const isHydrating = useIsHydrating();
  const message = useFailure(signIn);
  const { leaving, hasFailed, leave } = useAuthorization(site, 'enter');
  const legal = useLegal(site);
  const form = (
    <AddressView
      {...{ isBusy, attempt }}
      typed={isHydrating ? '' : typed}
      country={useCountry(site, country)}
      takesPhone={takesPhone ?? false}
      passkey={usePasskeySignIn(site)}
      legal={legal.links}
      isMain={place !== 'visit'}
      failure={refused && message !== null ? { title: unsentTitle(t, refused), message } : null}
      onType={signIn.type}
      onContinue={(identifier) => void signIn.sendCode(identifier)}
      onPassword={signIn.askPassword}
    />
  );
  return (
    <>
      {form}
      {legal.dialog}
      {providers.length > 0 && isReturnable(site) && (
        <ProviderButtons
          {...{ providers, leaving, hasFailed }}
          onChoose={(provider) => void leave(provider)}
        />
      )}
    </>
  );
}

function CodeStage({ signIn, place }: StageProps) {
  const { t } = useTexts();
  const { attempt, typed, identifier, refused } = useStore(signIn.$signIn);
  const message = useFailure(signIn);
  const title = refused && unsentTitle(t, refused, t('sign-in:code.linkFailed'));
  return (
    <CodeEntry
      codes={signIn.codes}
      failure={title === null || message === null ? null : { title, message, of: 'other' }}
      attempt={attempt}
      isMain={place !== 'visit'}
      other={t(identifier?.kind === 'phone' ? 'sign-in:code.otherPhone' : 'sign-in:code.other')}
      onOther={signIn.back}
      onLink={() => void signIn.sendLink()}
      onPassword={() => signIn.askPassword(typed)}
    />
  );
}

/** A phone has no password: an e-mail is asked for in its place. */
const isPhoneLike = (typed: string) => /^\+?[\d\s().-]*$/.test(typed);

function PasswordStage({ signIn, place }: StageProps) {
  const { typed, isBusy, attempt } = useStore(signIn.$signIn);
  return (
    <PasswordView
      {...{ isBusy, attempt }}
      email={isPhoneLike(typed) ? '' : typed}
      isMain={place !== 'visit'}
      failure={useFailure(signIn)}
      onType={signIn.type}
      onLogin={(email, password) => void signIn.logIn(email, password)}
      onCode={signIn.back}
      onForgotten={signIn.askForgotten}
    />
  );
}

function ForgottenStage({ site, signIn, place }: StageProps) {
  const { typed } = useStore(signIn.$signIn);
  return (
    <ForgottenPassword
      site={site}
      email={isPhoneLike(typed) ? '' : typed}
      place={place === 'visit' ? 'visit' : 'login'}
      onType={signIn.type}
      onBack={signIn.back}
    />
  );
}

function NamesStage({ site, signIn }: StageProps) {
  const { names, isBusy, attempt } = useStore(signIn.$signIn);
  const customerId = customerIdOf(useStore(site.session.$session));
  return (
    <NamesView
      {...{ isBusy, attempt }}
      first={names?.customerId === customerId ? names : null}
      failure={useFailure(signIn)}
      onType={signIn.typeNames}
      onSave={(given) => void signIn.saveNames(given)}
      onLater={signIn.skipNames}
    />
  );
}

function Stage({ stage, ...props }: StageProps & { readonly stage: SignInStage }) {
  const { signIn } = props;
  const { identifier, takesPhone } = useStore(signIn.$signIn);
  switch (stage) {
    case 'address':
      // What the field is called depends on it.
      return takesPhone === null ? <SignInSkeleton /> : <AddressStage {...props} />;
    case 'code':
      return <CodeStage {...props} />;
    case 'link':
      return (
        <LinkSentView
          to={identifier?.value ?? ''}
          isOwnSite={isReturnable(props.site)}
          onBack={signIn.back}
        />
      );
    case 'password':
      return <PasswordStage {...props} />;
    case 'forgotten':
      return <ForgottenStage {...props} />;
    case 'names':
      return <NamesStage {...props} />;
  }
}

/** The way in, stage by stage. */
export function Flow({
  signIn,
  takesFocus,
  belowEntry,
  onDone,
  ...props
}: FlowProps & { readonly signIn: SignIn; readonly takesFocus: boolean }) {
  const { stage: kept, takesPhone } = useStore(signIn.$signIn);
  const session = useStore(props.site.session.$session);
  const isCustomer = session.kind === 'customer';
  // A server shows the first stage. Names are asked of customers alone: a session may be over when the page is loaded anew.
  const stage = useIsHydrating() || (kept === 'names' && !isCustomer) ? 'address' : kept;
  useSuspendedLoad(signIn, 'ways in', takesPhone === null ? () => signIn.known : null);
  const isAsking = () => props.place !== 'visit' && signIn.$signIn.get().stage === 'names';
  useComeIn(props.site, onDone, { isAsking, $asking: signIn.$signIn });
  useStageEntries(stage, signIn);
  const asksWho = (stage === 'address' && takesPhone !== null) || stage === 'password';
  const box = useStageFocus(takesPhone === null ? null : stage, takesFocus);
  if (isCustomer && stage !== 'names') return null;
  return (
    <div ref={box}>
      <Stage {...props} signIn={signIn} stage={stage} />
      {asksWho && belowEntry}
    </div>
  );
}
