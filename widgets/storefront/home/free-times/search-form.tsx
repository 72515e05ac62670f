import { useId, useRef, type FormEvent, type RefObject } from 'react';
import { useStore } from '@nanostores/react';
import type { Shop } from '#domain/catalogue/catalogue.ts';
import { jsonOf } from '#domain/json.ts';
import type { Site } from '#stores/site.ts';
import { tw } from '#theme/sheet.ts';
import { Button } from '#ui/actions/button.tsx';
import { SearchIcon } from '#ui/icons/icons.tsx';
import { useIsBelowDue } from '#ui/loading/paint/use-is-painted.ts';
import { lazyPart } from '#ui/loading/lazy-part.ts';
import { useTexts } from '#ui/texts.ts';
import { FRAMED, FRAMED_CHOICE, FramedField } from '../../forms/framed-field.view.tsx';
import { useSpokenPart } from '#ui/loading/texts/use-spoken-part.ts';

/** What is suggested while something is typed, and what else can be chosen: after the first screen, or with the page that a server sends. */
export const searchHelpPart = lazyPart(() => import('./search-help.tsx'));

interface WordsProps {
  readonly name: 'what' | 'where';
  readonly value: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

function Words({ name, value, input }: WordsProps) {
  const { t } = useTexts();
  const list = useId();
  return (
    <FramedField label={t(`free-times:find.${name}`)} className="col-span-2 @[56em]:col-span-1">
      <input
        ref={input}
        type="text"
        // From the first on, so that nobody comes to another kind of field than the one that they leave.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={list}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        name={name}
        defaultValue={value}
        placeholder={t(`free-times:find.${name}Hint`)}
        className={tw(FRAMED)}
      />
    </FramedField>
  );
}

export interface SearchFormProps {
  readonly site: Site;
  readonly shops: readonly Shop[] | null;
  readonly hasWhere: boolean;
  /** On a narrow page its fields are out of sight. */
  readonly isFolded?: boolean;
  readonly id?: string;
  /** Called with each search. */
  readonly onSearch?: () => void;
}

/** What, where and when, on the first screen. */
export function SearchForm({ site, shops, hasWhere, isFolded, id, onSearch }: SearchFormProps) {
  const { t } = useTexts();
  const { navigation } = site;
  const { query } = useStore(navigation.$place);
  const { what = '', where = '', when = 'any', part = '' } = query;
  const whatInput = useRef<HTMLInputElement>(null);
  const whereInput = useRef<HTMLInputElement>(null);
  const help = useSpokenPart(site, searchHelpPart, ['free-times'], useIsBelowDue());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const said = (name: string) => String(data.get(name) ?? '').trim();
    const searched = { what: said('what'), where: said('where'), when: said('when'), part: said('part') };
    navigation.open({ kind: 'home' }, searched);
    onSearch?.();
  };
  return (
    <form
      key={jsonOf([what, where, when, part])}
      id={id}
      role="search"
      aria-label={t('free-times:find.title')}
      action={navigation.href({ kind: 'home' }) ?? undefined}
      onSubmit={submit}
      className={tw(
        `relative ${isFolded ? 'hidden @[56em]:grid' : 'grid'} grid-cols-[1fr_1.1fr] gap-2 ${
          hasWhere
            ? '@[56em]:grid-cols-[2fr_1.6fr_1.3fr_1.2fr_auto]'
            : '@[56em]:grid-cols-[2fr_1.3fr_1.2fr_auto]'
        }`,
      )}
    >
      <Words name="what" value={what} input={whatInput} />
      {hasWhere && <Words name="where" value={where} input={whereInput} />}
      <FramedField label={t('free-times:find.when')}>
        <select name="when" defaultValue={when} className={tw(FRAMED_CHOICE)}>
          <option value="any">{t('free-times:find.any')}</option>
          {help.kind === 'ready' && <help.value.Days site={site} shops={shops} chosen={when} />}
        </select>
      </FramedField>
      <FramedField label={t('free-times:find.part')}>
        <select name="part" defaultValue={part} className={tw(FRAMED_CHOICE)}>
          <option value="">{t('free-times:find.day')}</option>
          {help.kind === 'ready' && <help.value.Parts chosen={part} />}
        </select>
      </FramedField>
      <Button variant="primary" type="submit" className="col-span-2 @[56em]:col-span-1">
        <SearchIcon className="w-5 h-5" />
        {t('free-times:find.search')}
      </Button>
      {help.kind === 'ready' && (
        <help.value.SearchHelp site={site} shops={shops ?? []} what={whatInput} where={whereInput} />
      )}
    </form>
  );
}
