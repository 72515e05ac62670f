import type { ReactNode } from 'react';
import type { GiftTheme } from '#domain/gifts/gift-offer.ts';
import type { GiftField } from '#domain/gifts/gift.ts';

/** The parts of a voucher's form, which a variant puts in order. */
export interface GiftLayoutProps {
  readonly theme: ReactNode;
  readonly worth: ReactNode;
  readonly people: ReactNode;
  readonly when: ReactNode;
  readonly preview: ReactNode;
  /** The same in brief, for where there is little room. */
  readonly brief: ReactNode;
  /** What was chosen in each of the first parts, in words. */
  readonly summary: Readonly<Record<'theme' | 'worth' | 'people', string>>;
  /** What is to be mended of these fields, at the head of what shows them; of all of them where none are named. */
  readonly faultsOf: (fields?: readonly GiftField[]) => ReactNode;
  /** The sum and the last button. */
  readonly bar: ReactNode;
  readonly themes: readonly GiftTheme[];
  readonly themeId: string;
  readonly onTheme: (id: string) => void;
  readonly step: number;
  readonly onStep: (step: number) => void;
  /** Whether these fields are right; what is wrong with them is shown. */
  readonly isRight: (fields: readonly GiftField[]) => boolean;
}

export interface GiftLayout {
  readonly Layout: (props: GiftLayoutProps) => ReactNode;
}
