import { useRef, useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

interface CodeProps {
  readonly code: string;
}

/** In groups of four, as people read it out. */
const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** A code to pay with, and what copies it. Where the browser does not, it is selected for the visitor to do so. */
export function Code({ code }: CodeProps) {
  const { t } = useTexts();
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(grouped(code));
      setOutcome('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setOutcome('notCopied');
    }
  }
  return (
    <div>
      <div className={tw('flex flex-wrap items-center gap-x-5')}>
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
      </div>
      <p role="status" className={tw('text-caption')}>
        {outcome && t(`account:${outcome}`)}
      </p>
    </div>
  );
}
