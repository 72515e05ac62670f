import type { ReactNode } from 'react';
import type { ProviderName } from '#domain/account/identity-provider.ts';
import { tw } from '#theme/sheet.ts';

const MARKS: Readonly<Record<ProviderName, ReactNode>> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.600-.2-2.300H12v4.400h6.200a5.300 5.300 0 0 1-2.300 3.500v2.900h3.700c2.200-2 3.400-5 3.400-8.500Z"
      />
      <path
        fill="#34a853"
        d="M12 23.500c3.100 0 5.700-1 7.600-2.800l-3.700-2.900a6.900 6.900 0 0 1-10.300-3.600H1.800v3A11.500 11.500 0 0 0 12 23.500Z"
      />
      <path
        fill="#fbbc04"
        d="M5.600 14.200a6.900 6.900 0 0 1 0-4.400v-3H1.800a11.500 11.500 0 0 0 0 10.400l3.800-3Z"
      />
      <path
        fill="#ea4335"
        d="M12 5c1.700 0 3.200.6 4.400 1.700l3.300-3.200A11.500 11.500 0 0 0 1.800 6.800l3.800 3A6.900 6.900 0 0 1 12 5Z"
      />
    </>
  ),
  facebook: (
    <path
      fill="#0866ff"
      d="M24 12a12 12 0 1 0-14.900 11.600v-8H6.600V12h2.500v-1.600c0-4.100 1.800-6 5.900-6 .8 0 2 .2 2.600.3V8c-.3 0-.8-.1-1.400-.1-2 0-2.700.8-2.700 2.700V12h3.900l-.7 3.600h-3.200v8.300A12 12 0 0 0 24 12Z"
    />
  ),
};

/** The sign of a service; its name stands beside it. */
export function ProviderMark({ provider }: { readonly provider: ProviderName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={tw('w-5 h-5 shrink-0')}>
      {MARKS[provider]}
    </svg>
  );
}
