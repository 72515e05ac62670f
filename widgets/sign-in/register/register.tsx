import { useState, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { MARKETING_VERSION } from '#domain/account/marketing.ts';
import { toNationalPhone } from '#domain/people/national-phone.ts';
import type { Site } from '#stores/site.ts';
import { registrationFeature } from '#stores/visitor/registration/feature.ts';
import type { FormRegistration } from '#stores/visitor/registration/registration-form.ts';
import { ASKING, type RegistrationState } from '#stores/visitor/registration/registration.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useIsHydrating } from '#ui/loading/use-hydration.ts';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { CodeEntry } from '../codes/code-entry.tsx';
import { useComeIn } from '../use-come-in.ts';
import { useCountry } from '../use-country.ts';
import { registerFailure } from './register-failure.ts';
import { RegisterView } from './register.view.tsx';
import { SharedPhoneView } from './shared-phone.view.tsx';
import type { Account } from './use-register-form.ts';

interface RegisterProps {
  readonly site: Site;
  readonly companyName: string;
  /** The company's conditions, to be read beside the box; null where it has written none. */
  readonly terms: ReactNode | null;
  readonly login: Target;
  /** The visitor is a customer now. */
  readonly onDone: () => void;
}

const NOTHING: Account = { firstname: '', lastname: '', email: '', phone: '', password: '' };

interface OpenedProps extends RegisterProps {
  readonly registration: FormRegistration;
}

/** What is typed already: before a reload as well, but for the password. */
function useTyped({ form }: FormRegistration, { email, phone }: Pick<RegistrationState, 'email' | 'phone'>) {
  const isHydrating = useIsHydrating();
  const [kept] = useState(form.read);
  const [typed, setTyped] = useState<Account | null>(null);
  const { firstname, lastname } = kept;
  const first = typed ?? {
    firstname,
    lastname,
    email: kept.email || email,
    phone: kept.phone || phone,
    password: '',
  };
  return { first: isHydrating ? NOTHING : first, typed, setTyped };
}

function OpenedRegister({ registration, ...props }: OpenedProps) {
  const { site, companyName, terms, login, onDone } = props;
  const { t } = useTexts();
  const kept = useStore(registration.$registration);
  // What the tab keeps is shown once the page that a server has sent can be used.
  const state = useIsHydrating() ? ASKING : kept;
  const country = useCountry(site);
  const { stage, email, phone, isBusy, attempt, failure, sharers } = state;
  const { first, typed, setTyped } = useTyped(registration, { email, phone });
  useComeIn(site, onDone);
  if (stage === 'proving')
    return (
      <CodeEntry
        codes={registration}
        isMain
        other={t('sign-in:register.back')}
        onOther={() => {
          setTyped(first);
          registration.startOver();
        }}
      />
    );
  if (stage === 'shared')
    return (
      <SharedPhoneView
        {...{ isBusy, attempt }}
        phone={toNationalPhone(phone, country)}
        login={{
          href: login.href,
          go: () => {
            registration.startOver();
            return login.go();
          },
        }}
        who={sharers
          .map((one) => [one.firstname, one.email && `(${one.email})`].filter(Boolean).join(' '))
          .join(', ')}
        failure={failure && failure.problem.message}
        onSettle={(choice) => void registration.settlePhone(choice)}
      />
    );
  return (
    <RegisterView
      {...{ companyName, country, terms, login, isBusy, attempt }}
      first={first}
      takesFocus={typed !== null}
      onType={({ password: _, ...change }) => registration.form.type(change)}
      failure={failure && registerFailure(t, failure.problem, first)}
      onRegister={({ agreesToOffers, ...account }) => {
        setTyped(account);
        void registration.begin({ ...account, ...(agreesToOffers && { marketing: MARKETING_VERSION }) });
      }}
    />
  );
}

/** A new account by a form; each address that it names is proven by a code, one after the other. */
export function Register(props: RegisterProps) {
  const store = useOpened(props.site, registrationFeature);
  if (store.kind === 'failed') return <ErrorState onRetry={store.retry} />;
  if (store.kind === 'ready') return <OpenedRegister {...props} registration={store.value} />;
  return (
    <LoadingRegion>
      <Skeleton className="h-64 w-full mt-6" />
    </LoadingRegion>
  );
}
