import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { BackInStock } from '#stores/products/back-in-stock/back-in-stock.ts';
import type { Site } from '#stores/site.ts';
import { useTexts } from '#ui/texts.ts';
import { productTarget } from '../../product-target.ts';
import { WithdrawDialogView, type WithdrawStage } from './withdraw-dialog.view.tsx';

interface WithdrawDialogProps {
  readonly site: Site;
  readonly store: BackInStock;
}

/** Ends the requests of the address that the key of the page was sent to, once that is confirmed. A page without a key is told as one whose key is of none. */
export function WithdrawDialog({ site, store }: WithdrawDialogProps) {
  const { locale } = useTexts();
  const { route } = useStore(site.navigation.$place);
  const [key] = useState(store.readKey);
  const [stage, setStage] = useState<WithdrawStage>({ kind: key === '' ? 'nothing' : 'asking' });

  useEffect(() => store.hideKey(), [store]);

  async function withdraw(): Promise<void> {
    setStage({ kind: 'sending' });
    const outcome = await store.withdraw(key);
    setStage(outcome.kind === 'refused' ? { ...outcome, message: outcome.problem.message } : outcome);
  }

  return (
    <WithdrawDialogView
      stage={stage}
      onWithdraw={() => void withdraw()}
      all={productTarget({ site, locale }, { kind: 'eshop' })}
      onClose={() => {
        if (route) site.navigation.open(route, {}, { replace: true });
      }}
    />
  );
}
