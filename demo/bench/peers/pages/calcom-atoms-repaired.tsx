import { Booker, CalProvider } from '@calcom/atoms-2.11';
import '@calcom/atoms-2.11/globals.min.css';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createRoot } from 'react-dom/client';

// The server of the pages stands in for Cal.com's. A visitor has no account there, so that there is no access token; the Booker
// reads the parameters of the address as a page of Next gives them to it.
createRoot(document.querySelector('main') ?? document.body).render(
  <SearchParamsContext value={new URLSearchParams(location.search)}>
    <CalProvider clientId="salon" options={{ apiUrl: `${location.origin}/v2` }}>
      <Booker eventSlug="massage" username="salon" />
    </CalProvider>
  </SearchParamsContext>,
);
