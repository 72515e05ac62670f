import { useState } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

const MOST_LETTERS = 240;
const MOST_LINES = 4;

/** Whether a message is longer than what is shown of it at first. */
function isLongMessage(message: string): boolean {
  return message.length > MOST_LETTERS || message.split('\n').length > MOST_LINES;
}

/** What the customer wrote to the salon, as they wrote it; nothing where they wrote nothing. A long one is folded. */
export function CustomerMessage({ message }: { readonly message: string }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const text = message.trim();
  if (text === '') return null;
  const isLong = isLongMessage(text);
  const fold =
    isLong && !isOpen
      ? '[display:-webkit-box] [-webkit-line-clamp:4] [-webkit-box-orient:vertical] overflow-hidden print:[display:block]'
      : '';
  return (
    <div className={tw('min-w-0 py-3')}>
      <Heading variant="label" below={1} className="text-muted text-caption">
        {t('reservation:message.title')}
      </Heading>
      <p className={tw(`mt-1 whitespace-pre-line [overflow-wrap:anywhere] ${fold}`)}>{text}</p>
      {isLong && (
        <Button
          variant="quiet"
          className="mt-1 print:!hidden"
          expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'reservation:message.less' : 'reservation:message.more')}
        </Button>
      )}
    </div>
  );
}
