import { greetedName } from '#domain/people/customer.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { SignIn } from '#widgets/sign-in/sign-in.tsx';

interface LoginProps {
  readonly site: Site;
  /** Its first field takes the focus as it comes: it was asked for, and is no part of a page. */
  readonly takesFocus?: boolean;
  readonly onDone: () => void;
}

/** The way in, which ends with a word of welcome. */
export function Login({ site, takesFocus = false, onDone }: LoginProps) {
  const { t } = useTexts();
  const toast = useToast();
  const welcome = () => {
    const session = site.session.$session.get();
    if (session.kind === 'customer')
      toast(t('storefront:account.loggedIn', { name: greetedName(session.customer) }));
    onDone();
  };
  return <SignIn site={site} place="login" takesFocus={takesFocus} onDone={welcome} />;
}
