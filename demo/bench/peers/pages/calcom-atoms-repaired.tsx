import { Booker, CalProvider } from '@calcom/atoms-2.11';
import '@calcom/atoms-2.11/globals.min.css';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createRoot } from 'react-dom/client';

// As `calcom-atoms.tsx`, with what this release needs besides: the parameters of the address, which a page of Next gives it, zustand 4,
// as it renders for ever with 5, and a month of ours, which the build puts into its Booker.
createRoot(document.querySelector('main') ?? document.body).render(
  <SearchParamsContext value={new URLSearchParams(location.search)}>
    <CalProvider clientId="salon" options={{ apiUrl: `${location.origin}/v2` }}>
      <Booker eventSlug="massage" username="salon" />
    </CalProvider>
  </SearchParamsContext>,
);
