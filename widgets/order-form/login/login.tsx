import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import { SignIn } from '#widgets/sign-in/sign-in.tsx';
import { LoginView } from './login.view.tsx';

interface LoginProps {
  readonly site: Site;
  readonly country: string;
  readonly onCustomer: () => void;
}

/** The way in for a customer, above a form that a guest fills in. */
export function Login({ site, country, onCustomer }: LoginProps) {
  const session = useStore(site.session.$session);
  const [isOpen, setOpen] = useState(false);
  const comeIn = () => {
    setOpen(false);
    // The form below asks for the names.
    site.opened(signInFeature).get()?.skipNames();
    onCustomer();
  };
  if (session.kind !== 'guest') return null;
  return (
    <LoginView
      isOpen={isOpen}
      hasExpired={session.hasExpired}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <SignIn site={site} country={country} place="visit" takesFocus onDone={comeIn} />
    </LoginView>
  );
}
