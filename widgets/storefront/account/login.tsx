import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { LoginForm } from '#widgets/booking/details/login.view.tsx';
import { useLogin } from './use-account.ts';

/** The login's form, whose words come with those of the reservation. */
export function Login({ site, onDone }: { readonly site: Site; readonly onDone: () => void }) {
  const texts = useStore(site.texts.$texts);
  const login = useLogin(site, onDone);
  useEffect(() => void site.texts.ensure('reservation'), [site]);
  if (texts.has('reservation')) return <LoginForm {...login} />;
  return (
    <Loading>
      <div className={tw('grid gap-5 mt-4')}>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-40" />
      </div>
    </Loading>
  );
}
