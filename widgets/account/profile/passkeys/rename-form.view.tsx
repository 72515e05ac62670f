import { useEffect, useRef, useState, type FormEvent } from 'react';
import { PASSKEY_NAME_LIMIT } from '#domain/account/passkey.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { useTexts } from '#ui/texts.ts';

export interface RenameProps {
  readonly name: string;
  readonly isBusy: boolean;
  /** Why the name is not kept, in the visitor's language. */
  readonly failure: string | null;
  /** Rises with each attempt that failed. */
  readonly attempt: number;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** In the place of the line whose button was pressed, and of its focus. */
export function RenameForm({ name, isBusy, failure, attempt, onSave, onCancel }: RenameProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === name) return onCancel();
    return isBusy ? undefined : onSave(typed.trim());
  };
  return (
    <form noValidate onSubmit={submit} className={tw('grid gap-4 max-w-form')}>
      {failure !== null && (
        <ErrorSummary
          title={t('profile:passkeys.notRenamed')}
          faults={[{ message: failure }]}
          attempt={attempt}
        />
      )}
      <Field
        optional
        label={t('profile:passkeys.name')}
        hint={t('profile:passkeys.nameHint')}
        name="passkey"
        autoComplete="off"
        inputRef={field}
        maxLength={PASSKEY_NAME_LIMIT}
        value={typed}
        onChange={setTyped}
      />
      <div className={tw('flex flex-wrap items-center gap-x-6 gap-y-2')}>
        <Button type="submit" busy={isBusy}>
          {t('profile:passkeys.save')}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {t('profile:passkeys.cancel')}
        </Button>
      </div>
    </form>
  );
}
