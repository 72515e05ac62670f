import { useEffect, useRef, useState, type FormEvent } from 'react';
import { tw } from '#theme/sheet.ts';
import { Button, IconButton } from '#ui/actions/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { useTexts } from '#ui/texts.ts';

export interface CodesProps {
  /** Those that were taken. */
  readonly codes: readonly string[];
  /** The code that is being asked about. */
  readonly asking: string | null;
  /** Why a code was not taken. */
  readonly refused: { readonly message: string } | null;
  readonly onAdd: (code: string) => void;
  readonly onRemove: (code: string) => void;
}

const LONGEST = 64;
const MOST = 6;

function Taken({ codes, onRemove }: Pick<CodesProps, 'codes' | 'onRemove'>) {
  const { t } = useTexts();
  if (codes.length === 0) return null;
  return (
    <ul aria-label={t('reservation:codes.taken')} className={tw('flex flex-wrap gap-2 mb-2')}>
      {codes.map((code) => (
        <li
          key={code}
          className={tw('inline-flex items-center gap-1 pl-4 rounded-pill bg-soft text-on-soft max-w-full')}
        >
          <span className={tw('min-w-0 break-words')}>{code}</span>
          <IconButton label={t('reservation:codes.remove', { code })} onPress={() => onRemove(code)}>
            <CloseIcon className="w-4 h-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Codes of a coupon or of vouchers, out of the way of all who have none. */
export function CodesView({ codes, asking, refused, onAdd, onRemove }: CodesProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  /** The refusal of a code that is no more in the field. */
  const [edited, setEdited] = useState<CodesProps['refused']>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isShown = isOpen || refused !== null;
  const wasShown = useRef(false);
  // What was taken stands in the list: the field has done its work.
  if (typed !== '' && codes.includes(typed.trim())) {
    setTyped('');
    setOpen(false);
  }
  useEffect(() => {
    if (isShown && !wasShown.current && isOpen) field.current?.focus();
    if (!isShown && wasShown.current) opener.current?.focus();
    wasShown.current = isShown;
  }, [isShown, isOpen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '' && asking === null) onAdd(typed);
  };
  const said = refused === edited ? undefined : refused?.message;
  const error = isEmpty ? t('reservation:codes.missing') : said;
  return (
    <div className={tw('py-3 border-b border-line')}>
      <Taken codes={codes} onRemove={onRemove} />
      {!isShown ? (
        codes.length < MOST && (
          <Button variant="quiet" expanded={false} buttonRef={opener} onPress={() => setOpen(true)}>
            {t(codes.length > 0 ? 'reservation:codes.another' : 'reservation:codes.question')}
          </Button>
        )
      ) : (
        <form noValidate onSubmit={submit} className={tw('grid gap-3 mt-1')}>
          <Field
            label={t('reservation:codes.label')}
            name="code"
            autoComplete="off"
            maxLength={LONGEST}
            value={typed}
            error={error}
            inputRef={field}
            onChange={(value) => {
              setTyped(value);
              setEmpty(false);
              setEdited(refused);
            }}
          />
          <Button type="submit" variant="small" className="justify-self-start" busy={asking !== null}>
            {t('reservation:codes.apply')}
          </Button>
        </form>
      )}
    </div>
  );
}
