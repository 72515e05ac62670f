import type { OtherContact } from '#domain/people/contact-person.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { useTexts } from '#ui/texts.ts';

const WORDS = {
  account: ['reservation:details.other.account', 'reservation:details.other.useAccount'],
  typed: ['reservation:details.other.typed', 'reservation:details.other.useTyped'],
} as const;

/** Another contact than the one in the form, whole, and the way to have it there. */
export function OtherContactView({ kind, contact, onTake }: OtherContact & { readonly onTake: () => void }) {
  const { t } = useTexts();
  const { firstname, lastname, email, phone } = contact;
  const name = [firstname, lastname].filter(Boolean).join(' ');
  const who = [name, email, phone].filter(Boolean).join(', ');
  const [said, action] = WORDS[kind];
  return (
    <div
      part="notice"
      className={tw(
        'flex flex-wrap items-center gap-x-4 mt-4 max-w-form px-4 py-1.5 rounded border border-line bg-raised',
      )}
    >
      <p className={tw('py-1 min-w-0 [overflow-wrap:anywhere]')}>{t(said, { who })}</p>
      <Button variant="quiet" onPress={onTake}>
        {t(action)}
      </Button>
    </div>
  );
}
