import { useState } from 'react';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';

/** One attempt after another to log in. `failure` is in the visitor's language. */
export function useLogin(site: Site, onDone: () => void) {
  const { t } = useTexts();
  const toast = useToast();
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null; attempt: number }>({
    isBusy: false,
    failure: null,
    attempt: 0,
  });
  async function login(email: string, password: string): Promise<void> {
    setState((before) => ({ ...before, isBusy: true }));
    const outcome = await site.session.login(email, password);
    if (outcome.kind === 'customer') {
      setState({ isBusy: false, failure: null, attempt: 0 });
      toast(t('storefront:account.loggedIn', { name: outcome.customer.firstname || outcome.customer.email }));
      onDone();
      return;
    }
    setState((before) => ({ isBusy: false, failure: outcome.problem.message, attempt: before.attempt + 1 }));
  }
  return { ...state, onLogin: (email: string, password: string) => void login(email, password) };
}
