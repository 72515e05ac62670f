import { useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';
import { useToast } from '#ui/toasts/use-toast.ts';

interface CodeProps {
  readonly code: string;
}

/** In groups of four, as people read it out. */
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** A code to pay with, and what copies it. Where the browser does not, it is selected for the visitor to do so. */
export function Code({ code }: CodeProps) {
  const { t } = useTexts();
  const toast = useToast();
  const text = useRef<HTMLElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(grouped(code));
      toast(t('account:copied'));
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      toast(t('account:notCopied'), 'error');
    }
  }
  return (
    <span className={tw('flex flex-wrap items-center gap-x-5 gap-y-1')}>
      <code
        ref={text}
        className={tw(
          'font-text text-lead tabular-nums tracking-wide [user-select:all] [overflow-wrap:anywhere]',
        )}
      >
        {grouped(code)}
      </code>
      <Button variant="quiet" onPress={() => void copy()}>
        {t('account:copy')}
      </Button>
    </span>
  );
}
