/** The numbers that the sandbox knows, and the means of payment that each stands for: Stripe's published ones, then three of its own. */
export const TEST_CARDS = [
  { name: 'success', number: '4242424242424242', method: 'tok_success' },
  { name: 'declined', number: '4000000000000002', method: 'tok_declined' },
  { name: 'insufficientFunds', number: '4000000000009995', method: 'tok_insufficient_funds' },
  { name: 'expiredCard', number: '4000000000000069', method: 'tok_expired_card' },
  { name: 'processingError', number: '4000000000000119', method: 'tok_processing_error' },
  { name: 'threeDSecure', number: '4000002500003155', method: 'tok_three_d_secure' },
  { name: 'late', number: '4000000000020000', method: 'tok_late' },
  { name: 'answerLost', number: '4000000000020018', method: 'tok_answer_lost' },
  { name: 'requestLost', number: '4000000000020026', method: 'tok_request_lost' },
] as const;
