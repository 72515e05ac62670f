import { useEffect, useRef, type RefObject } from 'react';
import type { SignInStage } from '#stores/visitor/sign-in/record.ts';
import { focusWhereSeen } from '#ui/focus/focus-where-seen.ts';
import { useCoverPage } from '#ui/overlay/cover-page.ts';

/** How many stages lie before one. */
const DEPTHS: Readonly<Record<SignInStage, number>> = { address: 0, code: 1, link: 2, password: 1, names: 0 };

/** Back leads a stage back, where the element has a part in the page's history. */
export function useStageBack(stage: SignInStage, back: () => void): void {
  const coverPage = useCoverPage();
  const go = useRef(back);
  useEffect(() => {
    go.current = back;
  });
  const [isSecond, isThird] = [DEPTHS[stage] > 0, DEPTHS[stage] > 1];
  useEffect(() => (isSecond ? coverPage?.(() => go.current()) : undefined), [isSecond, coverPage]);
  useEffect(() => (isThird ? coverPage?.(() => go.current()) : undefined), [isThird, coverPage]);
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
