interface Report {
  readonly action?: string;
  readonly fields?: readonly string[];
}

/** What another server sends about a mail (RFC 3464). */
export function reportMail({ action = 'failed', fields = [] }: Report = {}): Buffer {
  const lines = [
    'From: MAILER-DAEMON@mx.example',
    'To: bounces@platform.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: text/plain',
    '',
    'Action: failed (says the text, which nobody reads by machine)',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; zoe@example.com',
    `Action: ${action}`,
    ...fields,
    '--B',
    'Content-Type: message/rfc822',
    '',
    'Subject: Bonjour',
    '',
    'Action: failed',
    '--B--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

export const UNKNOWN_USER = [
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <zoe@example.com>: Recipient address',
  ' rejected: User unknown',
];
