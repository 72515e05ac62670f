import { useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { Letters, Profile } from '#domain/account/profile.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import { valueOf } from '#stores/load.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { LettersView } from './letters.view.tsx';

interface LettersScreenProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
}

/** What letters a customer gets, and in which language: each choice is kept as it is made. */
export function LettersChoice({ site, store, profile }: LettersScreenProps) {
  const { t } = useTexts();
  const toast = useToast();
  const company = valueOf(useStore(site.company.$company));
  const [wished, setWished] = useState<Partial<Letters>>({});
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  async function choose(change: Partial<Letters>): Promise<void> {
    setWished((before) => ({ ...before, ...change }));
    // One after the other: the last choice is the one that counts.
    const saved = saving.current.then(() => store.saveLetters(profile, change));
    saving.current = saved;
    const outcome = await saved;
    if (saving.current === saved) setWished({});
    if (outcome.kind === 'failed') return toast(outcome.problem.message, 'error');
    return toast(t('profile:letters.saved'));
  }
  return (
    <LettersView
      {...{ language: profile.language, agreesToOffers: profile.agreesToOffers, ...wished }}
      companyName={company?.identity.name ?? ''}
      languages={company?.locales ?? []}
      onChoose={(change) => void choose(change)}
    />
  );
}
