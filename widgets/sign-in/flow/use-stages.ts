import { useEffect, useRef, type RefObject } from 'react';
import type { SignInStage } from '#stores/visitor/sign-in/record.ts';
import type { LeftStage, SignIn } from '#stores/visitor/sign-in/sign-in.ts';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { usePageCover, useReopening } from '#ui/overlay/cover-page.ts';

/** The stages that Back leaves, up to one, the lowest first. */
const ENTRIES: Readonly<Record<SignInStage, readonly LeftStage[]>> = {
  address: [],
  code: ['code'],
  link: ['code', 'link'],
  password: ['password'],
  forgotten: ['password', 'forgotten'],
  names: [],
};

const nameOf = (stage: LeftStage) => `sign-in.${stage}`;

/** Back leads a stage back, and Forward to it again, where the element has a part in the page's history. */
export function useStageEntries(
  stage: SignInStage,
  { back, forward }: Pick<SignIn, 'back' | 'forward'>,
): void {
  const cover = usePageCover();
  const [second, third] = ENTRIES[stage];
  useEffect(() => (second ? cover?.coverPage(back, nameOf(second)) : undefined), [second, cover, back]);
  useEffect(() => (third ? cover?.coverPage(back, nameOf(third)) : undefined), [third, cover, back]);
  useReopening(nameOf('code'), () => forward('code'));
  useReopening(nameOf('link'), () => forward('link'));
  useReopening(nameOf('password'), () => forward('password'));
  useReopening(nameOf('forgotten'), () => forward('forgotten'));
}

/**
 * `stage` null: none is there yet. What had the focus is gone with its stage: the first field that is empty takes it, else the last. `takesFocus`: so does the stage
 * that comes first, in the place of what was pressed. Stages that begin with their own words look after themselves.
 */
export function useStageFocus(
  stage: SignInStage | null,
  takesFocus: boolean,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<SignInStage | null>(null);
  useEffect(() => {
    if (stage === null) return;
    const isFirst = shown.current === null;
    const isNew = shown.current !== stage;
    shown.current = stage;
    if (!isNew || (isFirst && !takesFocus) || (stage !== 'address' && stage !== 'password')) return;
    const fields = [...(box.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    focusWhereSeen(fields.find(({ value }) => value === '') ?? fields[0] ?? null);
  }, [stage, takesFocus]);
  return box;
}
