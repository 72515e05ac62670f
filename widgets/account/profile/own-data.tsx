import { useState } from 'react';
import type { Profile } from '#domain/account/profile.ts';
import type { ProfileStore } from '#stores/account/profile.ts';
import type { Site } from '#stores/site.ts';
import { saveFile } from '#ui/actions/save-file.ts';
import type { Target } from '#ui/actions/link.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { Proof } from './proof/proof.tsx';
import { useProof } from './proof/use-proof.ts';
import { OwnDataView, type OwnDataProps } from './own-data.view.tsx';

type State = Pick<OwnDataProps, 'isExporting' | 'isErasing' | 'failure' | 'attempt'>;

const IDLE: State = { isExporting: false, isErasing: false, failure: null, attempt: 0 };

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

  async function exportData(): Promise<void> {
    put({ isExporting: true });
    const content = await store.readExport();
    put({ isExporting: false });
    if (content === null) return toast(t('profile:data.exportFailed'), 'error');
    return saveFile(t('profile:data.file'), content, 'application/json');
  }

  async function erase(password: string | null): Promise<void> {
    put({ isErasing: true, failure: null });
    const outcome = await store.erase(password);
    if (outcome.kind === 'done') return toast(t('profile:data.erased'));
    const { problem } = outcome;
    if (held.holdBack(problem, () => void erase(password))) return put({ isErasing: false });
    return setState(({ attempt }) => ({
      ...IDLE,
      failure: { message: problem.message, ...(problem.field === 'password' && { name: 'password' }) },
      attempt: attempt + 1,
    }));
  }

  return (
    <OwnDataView
      {...state}
      orders={orders}
      email={profile.hasPassword ? profile.email : null}
      onExport={() => void exportData()}
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
