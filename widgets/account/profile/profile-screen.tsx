import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { changedMeanwhile, withEdits } from '#domain/account/edits/profile-edits.ts';
import type { Profile, ProfileInput } from '#domain/account/profile.ts';
import { profileStoreFeature } from '#stores/account/feature.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import type { Target } from '#ui/actions/link.tsx';
import type { FieldFault } from '#ui/forms/error-summary.tsx';
import { Heading } from '#ui/heading.tsx';
import { useOpened } from '#ui/loading/use-opened.ts';
import { ErrorState } from '#ui/states/empty-state.tsx';
import { PagesSkeleton } from '#ui/states/page-skeleton.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { ContactChange } from './contact/contact-change.tsx';
import { Devices } from './devices.tsx';
import { LettersChoice } from './letters/letters.tsx';
import { OwnData } from './own-data.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { PasswordChange } from './password/password-change.tsx';
import { Providers } from './providers/providers.tsx';
import { PersonForm } from './person-form.view.tsx';

interface ProfileProps {
  readonly site: Site;
  /** ISO 3166, of the company: how a phone number is read where the customer has no country. */
  readonly country: string;
  /** To the customer's appointments. */
  readonly orders: Target;
}

interface LoadedProps {
  readonly store: ProfileStore;
  readonly profile: Profile;
}

function Person({ store, profile, country }: LoadedProps & Pick<ProfileProps, 'country'>) {
  const { t } = useTexts();
  const toast = useToast();
  const draft = useStore(store.$draft);
  const edits = draft ?? {};
  const [isBusy, setBusy] = useState(false);
  const [{ failure, attempt }, setFailed] = useState<{ failure: FieldFault | null; attempt: number }>({
    failure: null,
    attempt: 0,
  });
  async function save(details: ProfileInput): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const outcome = await store.save(profile, details);
    setBusy(false);
    if (outcome.kind === 'done') {
      setFailed({ failure: null, attempt: 0 });
      return toast(t('profile:person.saved'));
    }
    const { message, field } = outcome.problem;
    const name = field === 'date' ? 'birthday' : field;
    return setFailed((before) => ({
      failure: { message, ...(name && { name }) },
      attempt: before.attempt + 1,
    }));
  }
  return (
    <PersonForm
      country={country}
      draft={withEdits(profile, edits)}
      isUnsaved={draft !== null}
      meanwhile={Object.fromEntries(changedMeanwhile(profile, edits).map((field) => [field, profile[field]]))}
      today={store.today()}
      isBusy={isBusy}
      failure={failure}
      attempt={attempt}
      onEdit={(typed) => store.edit(profile, typed)}
      onDiscard={store.discard}
      onSave={(details) => void save(details)}
    />
  );
}

function OpenedProfile({ store, site, country, orders }: ProfileProps & { readonly store: ProfileStore }) {
  const { t } = useTexts();
  const loaded = useStore(store.$profile);
  useEffect(() => void store.load(), [store]);
  if (loaded.kind === 'failed') {
    return (
      <ErrorState title={t('profile:failed')} problem={loaded.problem} onRetry={() => void store.load()} />
    );
  }
  if (loaded.kind !== 'ready') return <PagesSkeleton />;
  const profile = loaded.value;
  const dialled = profile.country || country;
  return (
    <div>
      <Heading variant="display" className="mb-10">
        {t('profile:title')}
      </Heading>
      <div className={tw('grid gap-10 @[60em]:grid-cols-2 @[60em]:gap-20')}>
        <Person {...{ store, profile, country }} />
        <div className={tw('grid gap-6 content-start max-w-form')}>
          <ContactChange {...{ site, store, profile }} channel="email" country={dialled} />
          <ContactChange {...{ site, store, profile }} channel="phone" country={dialled} />
          <PasswordChange {...{ site, store, profile }} />
          <Passkeys {...{ site, profile }} />
          <Providers {...{ site, store, profile }} />
          <LettersChoice {...{ site, store, profile }} />
          <Devices site={site} />
          <OwnData {...{ site, store, profile, orders }} />
        </div>
      </div>
    </div>
  );
}

/** What a company knows of the customer who is logged in, and how they change it. */
export function ProfileScreen(props: ProfileProps) {
  const { site } = props;
  const opened = useOpened(site, profileStoreFeature);
  if (opened.kind === 'failed') return <ErrorState onRetry={opened.retry} />;
  if (opened.kind === 'waiting') return <PagesSkeleton />;
  return <OpenedProfile {...props} store={opened.value} />;
}
