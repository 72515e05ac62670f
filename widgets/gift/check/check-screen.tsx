import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { GiftCheck } from '#stores/gifts/gift-check.ts';
import type { Target } from '#ui/actions/link.tsx';
import { savePdf } from '#ui/actions/save-file.ts';
import { useToast } from '#ui/toasts/use-toast.ts';
import { useTexts } from '#ui/texts.ts';
import { CheckView } from './check.view.tsx';

interface CheckScreenProps {
  readonly check: GiftCheck;
  readonly book: Target | null;
  readonly buy: Target | null;
}

/** The code as it is typed or was scanned, and what became of it. */
export function CheckScreen({ check, book, buy }: CheckScreenProps) {
  const { t } = useTexts();
  const toast = useToast();
  const state = useStore(check.$state);
  const code = useStore(check.$code);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => check.readAddress(), [check]);
  async function print(): Promise<void> {
    setPrinting(true);
    const outcome = await check.print();
    setPrinting(false);
    if (outcome.kind === 'printed') {
      savePdf(`${t('gift:code.file')}.pdf`, outcome.pdf);
      return toast(t('gift:code.printed'));
    }
    return toast(
      outcome.kind === 'wait' ? t('gift:code.wait', { count: outcome.minutes }) : t('gift:code.printFailed'),
    );
  }
  return (
    <CheckView
      state={state}
      code={code}
      isPrinting={isPrinting}
      book={book}
      buy={buy}
      onType={check.type}
      onCheck={() => void check.check()}
      onPrint={() => void print()}
    />
  );
}
