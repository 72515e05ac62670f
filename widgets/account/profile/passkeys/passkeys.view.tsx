import { useId, type ReactNode } from 'react';
import type { Passkey } from '#domain/account/passkey.ts';
import { formatPlainDate } from '#domain/time/format-time.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { ownDay } from '#ui/environment/own-day.ts';
import { Heading } from '#ui/heading.tsx';
import { useTexts } from '#ui/texts.ts';
import { RemoveDialog } from './remove-dialog.view.tsx';
import { RenameForm, type RenameProps } from './rename-form.view.tsx';

export interface PasskeysProps extends Omit<RenameProps, 'name' | 'onCancel' | 'onSave'> {
  /** The newest first. */
  readonly passkeys: readonly Passkey[];
  /** Whether it is for another host of the company than the page's. */
  readonly isElsewhere: (passkey: Passkey) => boolean;
  readonly canCreate: boolean;
  readonly isCreating: boolean;
  /** Id of the one whose name is being changed; null: none is. */
  readonly renamed: string | null;
  /** The one that is asked about before it is removed; null: none is. */
  readonly asked: Passkey | null;
  readonly isRemoving: boolean;
  readonly onCreate: () => void;
  /** Null: no name is changed any more. */
  readonly onRename: (passkey: Passkey | null) => void;
  readonly onName: (passkey: Passkey, name: string) => void;
  /** Null: none is asked about any more. */
  readonly onAsk: (passkey: Passkey | null) => void;
  readonly onRemove: (passkey: Passkey) => void;
  /** Whether what was pressed waits for a proof. */
  readonly isHeld: boolean;
  /** Puts what asks for a proof in the place of a part. */
  readonly behindProof: (part: ReactNode, isMain?: boolean) => ReactNode;
}

/** What a passkey is called: by its owner, else by what it was made in. */
function usePasskeyName(): (passkey: Passkey) => string {
  const { t } = useTexts();
  return ({ name, browser, system }) => {
    if (name) return name;
    if (browser && system) return t('profile:devices.on', { browser, system });
    return browser || system || t('profile:passkeys.unknown');
  };
}

function useFacts({ isElsewhere }: PasskeysProps): (passkey: Passkey) => string {
  const { t, locale } = useTexts();
  const day = (moment: Passkey['createdAt']) => formatPlainDate(locale, ownDay(moment));
  return (passkey) =>
    [
      t('profile:passkeys.created', { day: day(passkey.createdAt) }),
      passkey.lastUsedAt === null
        ? t('profile:passkeys.unused')
        : t('profile:passkeys.used', { day: day(passkey.lastUsedAt) }),
      ...(isElsewhere(passkey) ? [t('profile:passkeys.other', { host: passkey.host })] : []),
    ].join(', ');
}

function PasskeyLine({ passkey, ...props }: PasskeysProps & { readonly passkey: Passkey }) {
  const { t } = useTexts();
  const id = useId();
  const called = usePasskeyName()(passkey);
  const facts = useFacts(props)(passkey);
  if (props.renamed === passkey.id)
    return (
      <RenameForm
        isBusy={props.isBusy}
        failure={props.failure}
        attempt={props.attempt}
        name={called}
        onSave={(name) => props.onName(passkey, name)}
        onCancel={() => props.onRename(null)}
      />
    );
  return (
    <>
      <p className={tw('[overflow-wrap:anywhere]')}>{called}</p>
      <p id={id} className={tw('text-caption text-muted [overflow-wrap:anywhere]')}>
        {facts}
      </p>
      <div className={tw('flex flex-wrap gap-x-6')}>
        <Button
          variant="quiet"
          label={t('profile:passkeys.renameName', { name: called })}
          describedBy={id}
          onPress={() => props.onRename(passkey)}
        >
          {t('profile:passkeys.rename')}
        </Button>
        <Button
          variant="quiet"
          label={t('profile:passkeys.removeName', { name: called })}
          describedBy={id}
          onPress={() => props.onAsk(passkey)}
        >
          {t('profile:passkeys.remove')}
        </Button>
      </div>
    </>
  );
}

/** The passkeys of a customer, and the way to another one. */
export function PasskeysView(props: PasskeysProps) {
  const { passkeys, canCreate, isCreating, asked, isRemoving, onCreate, onAsk, onRemove, behindProof } =
    props;
  const { t } = useTexts();
  const nameOf = usePasskeyName();
  return (
    <section className={tw('pt-6 border-t border-line')}>
      <Heading variant="label" below={1}>
        {t('profile:passkeys.title')}
      </Heading>
      <p className={tw('text-muted')}>{t('profile:passkeys.intro')}</p>
      {passkeys.length > 0 && (
        <ul className={tw('grid gap-4 mt-4')}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine {...props} passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {canCreate &&
        props.renamed === null &&
        asked === null &&
        behindProof(
          <Button className="mt-4" variant="small" busy={isCreating} onPress={onCreate}>
            {t('profile:passkeys.create')}
          </Button>,
        )}
      <RemoveDialog
        name={asked && nameOf(asked)}
        isBusy={isRemoving}
        isHeld={props.isHeld}
        behindProof={behindProof}
        onKeep={() => onAsk(null)}
        onRemove={() => asked && onRemove(asked)}
      />
    </section>
  );
}
