import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { BackInStock } from '#stores/products/back-in-stock/back-in-stock.ts';
import type { Site } from '#stores/site.ts';
import { WithdrawDialogView, type WithdrawStage } from './withdraw-dialog.view.tsx';

interface WithdrawDialogProps {
  readonly site: Site;
  readonly store: BackInStock;
}

/** Ends the requests of the address that the key of the page was sent to, once that is confirmed; nothing without a key. */
export function WithdrawDialog({ site, store }: WithdrawDialogProps) {
  const { route } = useStore(site.navigation.$place);
  const [key] = useState(store.readKey);
  const [stage, setStage] = useState<WithdrawStage>({ kind: 'asking' });

  useEffect(() => store.hideKey(), [store]);

  async function withdraw(): Promise<void> {
    setStage({ kind: 'sending' });
    const problem = await store.withdraw(key);
    setStage(problem ? { kind: 'refused', message: problem.message } : { kind: 'done' });
  }

  if (key === '') return null;
  return (
    <WithdrawDialogView
      stage={stage}
      onWithdraw={() => void withdraw()}
      onClose={() => {
        if (route) site.navigation.open(route, {}, { replace: true });
      }}
    />
  );
}
