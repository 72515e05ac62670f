import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#ui/states/skeleton.tsx';
import { ForgottenPassword } from '#widgets/booking/details/login/forgotten-password.tsx';
import { useLogin } from './use-login.ts';

const formPart = lazyPart(() => import('#widgets/booking/details/login/login.view.tsx'));

/** The login's form, which comes when it is wanted, with the words of the reservation. */
export function Login({ site, onDone }: { readonly site: Site; readonly onDone: () => void }) {
  const texts = useStore(site.texts.$texts);
  const login = useLogin(site, onDone);
  const form = formPart.usePart(true);
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  if (form.kind === 'failed') return <ErrorState onRetry={form.retry} />;
  if (form.kind === 'ready' && texts.has('reservation')) {
    const forgotten = (email: string, onBack: () => void) => (
      <ForgottenPassword {...{ site, email, onBack }} place="login" />
    );
    return <form.value.LoginForm {...login} forgotten={forgotten} />;
  }
  return (
    <LoadingRegion>
      <div className={tw('grid gap-5 mt-4')}>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-40" />
      </div>
    </LoadingRegion>
  );
}
