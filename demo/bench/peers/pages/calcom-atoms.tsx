import { Booker, CalProvider } from '@calcom/atoms';
import '@calcom/atoms/globals.min.css';
import { createRoot } from 'react-dom/client';

// Its first screen needs an account: what is measured is what it takes until it knows that it has none, less than a booking.
createRoot(document.querySelector('main') ?? document.body).render(
  <CalProvider clientId="none" options={{ apiUrl: `${location.origin}/v2` }}>
    <Booker eventSlug="massage" username="salon" />
  </CalProvider>,
);
