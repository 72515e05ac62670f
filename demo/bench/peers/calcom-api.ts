const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS_OPEN = 28;
const OPENS = 9;
const CLOSES = 18;

/** A picture is the company's own, and not measured. */
const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

const OWNER = {
  username: 'salon',
  name: 'Maison Camille',
  weekStart: 'Monday',
  avatarUrl: PICTURE,
  organizationId: 1,
  bookerUrl: 'https://cal.com',
  profile: { id: 1, upId: 'usr-1', username: 'salon', organizationId: 1, organization: null },
};

/** What a booking asks of whoever books: what Cal.com puts into each event type. */
const BOOKING_FIELDS = [
  { name: 'name', type: 'name', defaultLabel: 'your_name', required: true, editable: 'system' },
  {
    name: 'email',
    type: 'email',
    defaultLabel: 'email_address',
    required: true,
    editable: 'system-but-optional',
  },
  {
    name: 'location',
    type: 'radioInput',
    defaultLabel: 'location',
    required: false,
    editable: 'system',
    hideWhenJustOneOption: true,
    getOptionsAt: 'locations',
    optionsInputs: { phone: { type: 'phone', required: true, placeholder: '' } },
  },
  {
    name: 'notes',
    type: 'textarea',
    defaultLabel: 'additional_notes',
    required: false,
    editable: 'system-but-optional',
  },
  {
    name: 'guests',
    type: 'multiemail',
    defaultLabel: 'additional_guests',
    required: false,
    editable: 'system-but-optional',
  },
];

const EVENT_TYPE = {
  id: 1,
  slug: 'massage',
  title: 'Swedish massage',
  description: '<p>Pressure and strokes from the neck to the heels.</p>',
  eventName: null,
  length: 60,
  schedulingType: null,
  locations: [{ type: 'inPerson', address: '12 rue de Bretagne, Paris', displayLocationPublicly: true }],
  bookingFields: BOOKING_FIELDS,
  customInputs: [],
  metadata: {},
  price: 0,
  currency: 'eur',
  hidden: false,
  disableGuests: false,
  requiresConfirmation: false,
  requiresBookerEmailVerification: false,
  recurringEvent: null,
  seatsPerTimeSlot: null,
  seatsShowAvailabilityCount: null,
  lockTimeZoneToggleOnBookingPage: false,
  successRedirectUrl: null,
  forwardParamsSuccessRedirect: true,
  isInstantEvent: false,
  isDynamic: false,
  assignAllTeamMembers: false,
  aiPhoneCallConfig: null,
  team: null,
  hosts: [],
  workflows: [],
  owner: OWNER,
  users: [OWNER],
  subsetOfUsers: [OWNER],
  subsetOfHosts: [],
  schedule: { id: 1, timeZone: 'Europe/Paris' },
  profile: {
    username: OWNER.username,
    name: OWNER.name,
    weekStart: OWNER.weekStart,
    image: PICTURE,
    brandColor: null,
    darkBrandColor: null,
    theme: null,
    bookerLayouts: null,
  },
  entity: {
    fromRedirectOfNonOrgLink: false,
    considerUnpublished: false,
    orgSlug: null,
    teamSlug: null,
    name: null,
    hideProfileLink: true,
  },
  bookerLayouts: null,
};

/** Each hour of the next four weeks at which the salon is open, by day, as far as they were asked for. */
function slotsBetween(start: number, end: number): Record<string, { readonly time: string }[]> {
  const slots: Record<string, { readonly time: string }[]> = {};
  const tomorrow = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  for (let day = tomorrow; day < tomorrow + DAYS_OPEN * DAY_MS; day += DAY_MS) {
    const times = Array.from({ length: CLOSES - OPENS }, (_, at) => day + (OPENS + at) * HOUR_MS)
      .filter((time) => time >= start && time <= end)
      .map((time) => ({ time: new Date(time).toISOString() }));
    if (times.length > 0) slots[new Date(day).toISOString().slice(0, 10)] = times;
  }
  return slots;
}

/** Cal.com sends some thousands. */
const CITIES = ['Paris', 'London', 'Berlin', 'Madrid', 'Rome'].map((city) => ({
  city,
  timezone: `Europe/${city}`,
}));

/** What each address of the API answers, below `/v2`. */
const ANSWERS: readonly (readonly [path: RegExp, answer: (query: URLSearchParams) => unknown])[] = [
  [/^\/provider\/[^/]+$/, () => ({ clientId: 'salon', organizationId: 1, name: 'Salon' })],
  [/^\/atoms\/event-types\/massage\/public$/, () => EVENT_TYPE],
  [
    /^\/slots\/available$/,
    (query) => ({
      slots: slotsBetween(Date.parse(query.get('startTime') ?? ''), Date.parse(query.get('endTime') ?? '')),
    }),
  ],
  [/^\/timezones$/, () => CITIES],
  [/^\/slots\/reserve$/, () => 'e2a7bcf9-cc7b-40a0-80d3-657d391775a6'],
  [/^\/slots\/selected-slot$/, () => undefined],
];

/**
 * Stands in for Cal.com's API v2 (the shapes are those of `apps/api/v2` of calcom/cal.com), as far as the Booker asks it until a time
 * is chosen: one event type of one person, free for four weeks. Undefined where it does not answer.
 */
export function calcomReply({
  pathname,
  searchParams,
}: URL): { readonly status: string; readonly data: unknown } | undefined {
  const [, path] = /^\/v2(\/.*)$/.exec(pathname) ?? [];
  const [, answer] = ANSWERS.find(([each]) => path !== undefined && each.test(path)) ?? [];
  return answer && { status: 'success', data: answer(searchParams) };
}
