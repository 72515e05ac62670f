import { createContext, useContext, type ReactNode, type Ref } from 'react';
import { tw } from '#theme/sheet.ts';
import { wholeWords } from './whole-words.tsx';

const LevelContext = createContext(2);

/** The heading level that the surrounding page asks for; the parts of a section lie one below. */
export const HeadingLevelProvider = LevelContext.Provider;

export function useHeadingLevel(): number {
  return useContext(LevelContext);
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const VARIANTS = {
  display: 'font-display text-display font-normal',
  headline: 'font-display text-headline font-normal',
  title: 'font-display text-title font-normal',
  lead: 'font-text text-lead font-medium',
  label: 'font-text text-body font-semibold',
} as const;

interface HeadingProps {
  readonly variant: keyof typeof VARIANTS;
  /** Levels below the one of the surrounding section. */
  readonly below?: number;
  readonly id?: string;
  /** A heading that takes the focus when its screen appears. */
  readonly focusRef?: Ref<HTMLHeadingElement>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading whose level follows from where it stands, and whose variant is chosen apart. Its words stay whole. */
export function Heading({ variant, below = 0, id, focusRef, className = '', children }: HeadingProps) {
  const Tag = TAGS[Math.min(6, Math.max(1, useHeadingLevel() + below)) - 1] ?? 'h6';
  return (
    <Tag
      id={id}
      ref={focusRef}
      tabIndex={focusRef ? -1 : undefined}
      part="heading"
      className={tw(`${VARIANTS[variant]} ${focusRef ? 'scroll-mt-head' : ''} ${className}`)}
    >
      {typeof children === 'string' ? wholeWords(children) : children}
    </Tag>
  );
}

/** A section of a screen: what it holds lies one heading level lower. */
export function Below({ by = 1, children }: { readonly by?: number; readonly children: ReactNode }) {
  return <LevelContext.Provider value={useHeadingLevel() + by}>{children}</LevelContext.Provider>;
}
