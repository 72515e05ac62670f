import type { ReactNode } from 'react';
import { tw } from '#theme/sheet.ts';
import { Heading } from '#ui/heading.tsx';

/** A page of accounts: a title, and what is below it in the width of a form. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={tw('max-w-form mx-auto')}>
      <Heading variant="display">{title}</Heading>
      {children}
    </div>
  );
}
