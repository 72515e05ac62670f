import { useState } from 'react';
import type { Profile } from '#domain/account/profile.ts';
import type { ExportFile } from '#stores/account/account-changes.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { saveFile } from '#ui/actions/save-file.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { Proof } from './proof/proof.tsx';
import { useProof } from './proof/use-proof.ts';
import { OwnDataView, type OwnDataProps } from './own-data.view.tsx';

type State = Pick<OwnDataProps, 'exporting' | 'isErasing' | 'failure' | 'attempt'> & {
  readonly isComing: boolean;
};

const IDLE: State = { exporting: null, isErasing: false, failure: null, attempt: 0, isComing: false };

interface OwnDataScreenProps {
  readonly site: Site;
  readonly store: ProfileStore;
  readonly profile: Profile;
  readonly orders: Target;
}

/** The customer's data as a file, and the end of their account. */
export function OwnData({ site, store, profile, orders }: OwnDataScreenProps) {
  const { t } = useTexts();
  const toast = useToast();
  const held = useProof();
  const [state, setState] = useState(IDLE);
  const put = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));

  async function save(file: ExportFile): Promise<void> {
    put({ exporting: file });
    const content = await store.readExport(file);
    put({ exporting: null });
    if (content === null) return toast(t('profile:data.exportFailed'), 'error');
    return file === 'data'
      ? saveFile(t('profile:data.file'), content, 'application/json')
      : saveFile(t('profile:data.calendarFile'), content, 'text/calendar');
  }

  async function erase(password: string | null): Promise<void> {
    put({ isErasing: true, failure: null });
    const outcome = await store.erase(password);
    if (outcome.kind === 'done') return toast(t('profile:data.erased'));
    const { problem } = outcome;
    if (held.holdBack(problem, () => void erase(password))) return put({ isErasing: false });
    return setState(({ attempt, isComing }) => ({
      ...IDLE,
      // One that was booked meanwhile is what forbids it.
      isComing: isComing || problem.type === 'conflict',
      failure: { message: problem.message, ...(problem.field === 'password' && { name: 'password' }) },
      attempt: attempt + 1,
    }));
  }

  /** A late answer does not take back what an attempt has learnt meanwhile. */
  function ask(): void {
    put({ isComing: false });
    void store.hasComingAppointment().then((isComing) => isComing && put({ isComing }));
  }

  const { isComing, ...shown } = state;
  return (
    <OwnDataView
      {...shown}
      coming={isComing ? orders : null}
      onAsk={ask}
      email={profile.hasPassword ? profile.email : null}
      onExport={(file) => void save(file)}
      onErase={(password) => void erase(password)}
      isHeld={held.isHeld}
      onClose={held.giveUp}
      behindProof={(form) => (
        <Proof {...{ site, profile, held }} isMain>
          {form}
        </Proof>
      )}
    />
  );
}
