import { greetedName } from '#domain/people/customer.ts';
import type { Site } from '#stores/site.ts';
import { registrationFeature } from '#stores/visitor/registration/feature.ts';
import { signInFeature } from '#stores/visitor/sign-in/feature.ts';
import { tw } from '#theme/sheet.ts';
import { Link, type Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { SignIn } from '#widgets/sign-in/sign-in.tsx';

interface LoginProps {
  readonly site: Site;
  /** Its first field takes the focus as it comes: it was asked for, and is no part of a page. */
  readonly takesFocus?: boolean;
  /** To the form of a new account; absent: it is not offered. */
  readonly register?: Target | undefined;
  readonly onDone: () => void;
}

/** Leads to the form with the address that was typed. */
function withTyped(site: Site, { href, go }: Target): Target {
  return {
    href,
    go() {
      const typed = site.opened(signInFeature).get()?.$signIn.get().typed ?? '';
      if (typed === '') return go();
      const known = /^[+\d][\d\s().-]*$/.test(typed) ? { phone: typed } : { email: typed };
      // Where the code of the form does not come, its page says so.
      const keep = site.open(registrationFeature).then(({ form }) => form.type(known));
      return void keep.catch(() => {}).then(go);
    },
  };
}

/** Who has no account may open one by its form as well. */
function RegisterLine({ site, register }: { readonly site: Site; readonly register: Target }) {
  const { t } = useTexts();
  return (
    <p className={tw('flex flex-wrap items-center gap-x-2 mt-4 text-muted')}>
      {t('sign-in:register.none')}
      <Link to={withTyped(site, register)}>{t('storefront:login.register')}</Link>
    </p>
  );
}

/** The way in, which ends with a word of welcome. */
export function Login({ site, takesFocus = false, register, onDone }: LoginProps) {
  const { t } = useTexts();
  const toast = useToast();
  const welcome = () => {
    const session = site.session.$session.get();
    if (session.kind === 'customer')
      toast(t('storefront:account.loggedIn', { name: greetedName(session.customer) }));
    onDone();
  };
  return (
    <SignIn
      site={site}
      place="login"
      takesFocus={takesFocus}
      belowEntry={register && <RegisterLine site={site} register={register} />}
      onDone={welcome}
    />
  );
}
