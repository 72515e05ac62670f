import { useEffect, useRef } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';

interface LinkSentProps {
  readonly to: string;
  /** Whether the link opens the site that the visitor is on. */
  readonly isOwnSite: boolean;
  readonly onBack: () => void;
}

/** A link went, if anybody has that address: what to do with it, and the way back to the code. */
export function LinkSentView({ to, isOwnSite, onBack }: LinkSentProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => focusWhereSeen(heading.current), []);
  return (
    <div className={tw('grid gap-4 mt-4 max-w-form')}>
      <Heading variant="label" below={1} focusRef={heading}>
        {t('sign-in:link.title')}
      </Heading>
      <p className={tw('[overflow-wrap:anywhere]')}>{t('sign-in:link.sent', { to })}</p>
      <p className={tw('text-muted')}>{t(isOwnSite ? 'sign-in:link.here' : 'sign-in:link.site')}</p>
      <div>
        <Button onPress={onBack}>{t('sign-in:link.back')}</Button>
      </div>
    </div>
  );
}
