import { Booker, CalProvider } from '@calcom/atoms';
import '@calcom/atoms/globals.min.css';
import { createRoot } from 'react-dom/client';

// The server of the pages stands in for Cal.com's. A visitor has no account there, so that there is no access token.
createRoot(document.querySelector('main') ?? document.body).render(
  <CalProvider clientId="salon" options={{ apiUrl: `${location.origin}/v2` }}>
    <Booker eventSlug="massage" username="salon" />
  </CalProvider>,
);
