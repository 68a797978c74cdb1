/**
 * An example response of every endpoint, by the name of the endpoint's export, for documentation, stories and tests.
 * The entry point is separate, so that no browser loads it.
 */

const team1 = {
  id: 'tra',
  name: 'Tromsø Aurora',
  short_name: 'TRA',
  logo_url: '/media/art/crest-tra.svg',
  color: '#0d8f88',
  score: 3,
};
const team2 = {
  id: 'osl',
  name: 'Oslo Ravens',
  short_name: 'OSL',
  logo_url: '/media/art/crest-osl.svg',
  color: '#1b1d24',
  score: 2,
};
const league = { id: 'nordic-men', type: 'identity', title: 'Nordic Ice League, men' };

const match = {
  id: 'match-1',
  event_id: 'match-1',
  reference_id: 'ref-match-1',
  title: 'Tromsø Aurora v Oslo Ravens',
  safe_title: 'Tromsø Aurora v Oslo Ravens',
  description: 'Round 31 at Ishavshallen.',
  media_type: 'event',
  status: 'live',
  sport_type: 'ice-hockey',
  category: 'other',
  gender: 'male',
  event_date: '2026-02-12T18:00:00.000Z',
  game_start_date: '2026-02-12T18:05:00.000Z',
  commerce_coverage: 'commerce_free_media',
  available_for_user: true,
  available_in_region: true,
  stats_enabled: true,
  starting_soon: false,
  image_url: '/media/art/poster-tra-osl.svg',
  source: { hd: '/media/live/match-1/hd.m3u8', pano: '/media/live/match-1/pano.m3u8' },
  team1,
  team2,
  identities: [league],
  clock: { period: 3, seconds: 433, running: true },
  lineups: {
    team1: {
      starters: [
        { id: 'tra-1', name: 'Sindre Dahl', number: '1', position: 'goalkeeper' },
        { id: 'tra-19', name: 'Eirik Moen', number: '19', position: 'forward', captain: true },
      ],
      bench: [{ id: 'tra-44', name: 'Odin Vik', number: '44', position: 'defender' }],
      coach: 'Vegard Lunde',
    },
    team2: { starters: [{ id: 'osl-8', name: 'Mats Brekke', number: '8', position: 'forward' }], bench: [] },
  },
  updated_at: '2026-02-12T19:20:00.000Z',
};

const highlight = {
  id: 'highlight-1',
  event_id: 'match-1',
  title: 'Ravens take the lead on the power play',
  safe_title: 'Third period, minute six',
  media_type: 'highlight',
  media_sub_type: 'highlight',
  status: 'vod',
  sport_type: 'ice-hockey',
  event_date: '2026-02-12T18:45:00.000Z',
  duration: 58,
  commerce_coverage: 'commerce_free_media',
  image_url: '/media/art/scene-r1-640.webp',
  source: { clip: '/media/clips/1.mp4' },
  identities: [league],
  updated_at: '2026-02-12T19:00:00.000Z',
};

const followed = {
  id: '1',
  reference_id: 'tra',
  type: 'team',
  title: 'Tromsø Aurora',
  image_url: '/media/art/crest-tra.svg',
  identities_id: ['nordic-men', 'nordic-cup'],
};

const createPage = (...entries: unknown[]) => ({
  content: {
    entryCount: entries.length,
    totalCount: entries.length,
    itemsPerPage: 10,
    startIndex: 0,
    count: entries.length,
    nextExists: false,
    entries,
  },
});

const team = {
  id: 'tra',
  name: 'Tromsø Aurora',
  short_name: 'TRA',
  logo_url: '/media/art/crest-tra.svg',
  banner_url: '/media/art/scene-r1-1280.webp',
  color: '#0d8f88',
  sport_type: 'ice-hockey',
  league: { id: 'nordic-men', title: 'Nordic Ice League, men', logo_url: '/media/art/crest-tra.svg' },
  web: 'https://aurora.example',
};

const identity = {
  id: 'nordic-men',
  media_type: 'identity',
  title: 'Nordic Ice League, men',
  order: 1,
  archived: false,
  image_url: '/media/art/scene-r3-640.webp',
  sport_type: 'ice-hockey',
  has_teams: true,
  banners: [
    {
      type: 'horizontal_banner',
      image_url: '/media/art/scene-r4-1280.webp',
      link_url: 'https://tickets.example',
      link_target: '_blank',
    },
    { type: 'vertical_banner', image_url: '/media/art/scene-p1-360.webp', link_url: 'mailto:fans@nordic.example' },
  ],
  mobile_banners: [{ type: 'image', image_url: '/media/art/scene-r4-640.webp', link_url: 'tel:+4700000000' }],
  identity_ids: ['nordic-men-regular', 'nordic-men-playoffs'],
  facebook: 'https://facebook.example/nordic',
  web: 'https://nordic.example',
};

const profile = {
  id: 'user-1',
  added: '2026-01-20T09:12:44.000Z',
  email: 'viewer@example.com',
  displayName: 'Ingrid Solheim',
  countryName: 'Norway',
  phone: '+47 22 22 55 55',
  postalCode: '9008',
  city: 'Tromsø',
  gender: 'female',
  dateOfBirth: '1991-04-23',
  identity: 'nordic-men',
  identityItem: 'nordic-men-regular',
  canCreateGlobalTag: false,
  favoriteClubId: 'tra',
  options: {
    survey_user_experience_1: { surveyName: 'survey_user_experience_1', skipped: '2026-02-01T18:00:00.000Z' },
  },
};

const device = {
  id: '41',
  device_id: '7f0c5a1e-2f0b-4c7b-9f0a-0d3f6e1b2c3d',
  device_name: 'Chrome on Windows',
  device_type: 'desktop',
  os_name: 'Windows',
  os_version: '11',
  added_at: '2026-01-20T09:12:44.000Z',
  updated_at: '2026-02-12T18:00:00.000Z',
  is_current: true,
};

const passkeyList = {
  passkeys: [
    {
      id: '7',
      name: 'Chrome on Windows',
      added_at: '2026-01-20T09:12:44.000Z',
      used_at: '2026-02-12T18:00:00.000Z',
    },
  ],
  limit: 10,
};
const passkeyRequest = {
  challenge: 'QW5vdGhlciBjaGFsbGVuZ2U',
  timeout: 300_000,
  rpId: 'tv.example',
  userVerification: 'required',
};
const passkeyCreation = {
  challenge: 'QW5vdGhlciBjaGFsbGVuZ2U',
  timeout: 300_000,
  rp: { id: 'tv.example', name: 'tv.example' },
  user: { id: 'dXNlci12aWV3ZXI', name: 'viewer@example.com', displayName: 'Ingrid Solheim' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ id: 'a25vd24', type: 'public-key', transports: ['internal'] }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
};

const tokenData = { access_token: 'a-short-lived-token', expires_in: 900, refresh_token: 'a-rotating-token' };
const bareTokens = { token: 'a-short-lived-token', expires_in: 900, refresh_token: 'a-rotating-token' };

const userClip = {
  ...highlight,
  id: 'user-clip-1',
  title: 'That save',
  media_type: 'user_clip',
  available_for_user: true,
  start_time: 1204,
  end_time: 1216,
};

const tag = {
  id: 'tag-1',
  title: 'Goal, Henrik Dahl',
  type: 'player',
  kind: 'goal',
  global: true,
  targetId: 'match-1',
  time: 2_102_000,
  playerNumber: '19',
  period: 2,
  clock_seconds: 612,
  player_id: 'osl-8',
  assist_id: 'osl-11',
  team: { teamId: 'osl', title: 'Oslo Ravens', color: '#1b1d24', logo: '/media/art/crest-osl.svg' },
};

const season = {
  id: 'season-nordic-men',
  product_id: 'season-nordic-men',
  title: 'Nordic Ice League, men',
  description: 'Every match of the season, live and on demand.',
  type: 'SVOD',
  access_model: 'svod',
  price: '12.90',
  currency: 'EUR',
  duration: 1,
  duration_units: 'month',
  auto_renew: true,
  is_active: true,
  is_canceled: false,
  purchase_processing: false,
  start_date: '2025-09-01T00:00:00.000Z',
  end_date: '2026-05-31T22:00:00.000Z',
  allowed_access_identity_items: [{ id: 'nordic-men', title: 'Nordic Ice League, men' }],
};

const ticket = {
  id: 'ticket-match-1',
  product_id: 'ticket-match-1',
  title: 'Tromsø Aurora v Oslo Ravens',
  type: 'PPV',
  access_model: 'ppv',
  price: '5.99',
  currency: 'EUR',
  duration: 30,
  duration_units: 'day',
  auto_renew: false,
  event_id: 'match-1',
};

const contract = {
  id: 'contract-1',
  product_id: 'season-nordic-men',
  title: 'Nordic Ice League, men',
  access_model: 'svod',
  status: 'active',
  start_date: '2026-02-12T17:58:00.000Z',
  end_date: '2026-03-12T17:58:00.000Z',
  auto_renew: true,
  price: '12.90',
  currency: 'EUR',
  duration: 1,
  duration_units: 'month',
  last_payment: { date: '2026-02-12T17:58:00.000Z', amount: '12.90', currency: 'EUR', status: 'APPROVED' },
  allowed_access_identity_items: season.allowed_access_identity_items,
};

const ticketContract = {
  ...contract,
  id: 'contract-2',
  product_id: ticket.product_id,
  title: ticket.title,
  access_model: 'ppv',
  auto_renew: false,
  price: '5.99',
  duration: 30,
  duration_units: 'day',
  event_id: 'match-1',
  allowed_access_identity_items: [],
  last_payment: { date: '2026-02-12T17:58:00.000Z', amount: '5.99', currency: 'EUR', status: 'APPROVED' },
};

export const examples = {
  listEvents: createPage(match),
  listClips: createPage(highlight),
  getEvent: { content: match },
  getClip: { content: highlight },
  getRelatedVideos: createPage(highlight),
  getGroupedSportCount: {
    content: [
      { sport_type: 'ice-hockey', count: 6 },
      { sport_type: 'football', count: 5 },
    ],
  },
  getEventStats: {
    content: {
      vidswap: {
        'game-scores': {
          team1: { team_id: 'tra', name: 'Tromsø Aurora', score: 3, periods: [1, 1, 1] },
          team2: { team_id: 'osl', name: 'Oslo Ravens', score: 2, periods: [0, 1, 1] },
          period: 3,
          changes: [
            { time: 790_000, period: 1, team1: 1, team2: 0 },
            { time: 2_102_000, period: 2, clock_seconds: 612, player_id: 'osl-8', team1: 1, team2: 1 },
          ],
        },
        'game-overview': [{ title: 'Shots on goal', team1: '31', team2: '24' }],
      },
    },
  },
  getCommerceOptions: createPage(ticket, season),
  getChannelProgram: createPage({
    id: 'program-1',
    title: 'Studio: round 31 live conference',
    start_date: '2026-02-12T17:30:00.000Z',
    end_date: '2026-02-12T21:00:00.000Z',
    event_id: 'match-1',
  }),
  listTeams: createPage(team),
  getTeam: { content: team },
  getStandings: {
    content: {
      entries: [
        {
          team: { id: 'tra', name: 'Tromsø Aurora', short_name: 'TRA', logo_url: '/media/art/crest-tra.svg' },
          rank: 1,
          played: 30,
          won: 21,
          drawn: 2,
          lost: 7,
          points: 65,
          form: ['L', 'W', 'W', 'D', 'W'],
        },
      ],
    },
  },
  listIdentities: createPage(identity),
  getIdentity: { content: identity },
  suggest: {
    content: { entries: [{ kind: 'team', id: 'tra', title: 'Tromsø Aurora', image_url: '/media/art/crest-tra.svg' }] },
  },
  getPortalRedirect: { content: { to: '/league/nordic-men/', external: false, status: 302 } },
  getPortalPage: { content: { title: 'Questions and answers', html: '<h2>How do I watch?</h2><p>Press play.</p>' } },
  registerUser: { content: { profile, tokenData } },
  loginUser: { content: { tokenData, profile, devices: [device] } },
  exchangeToken: {
    ...bareTokens,
    auth_data: { ...bareTokens, isRegister: false },
    content: { profile, devices: [device] },
  },
  logoutUser: {},
  forgotPassword: { content: {} },
  resetPassword: { content: {} },
  changePassword: { content: {} },
  sendLoginCode: { content: { request: 'a-secret-of-the-browser' } },
  loginWithCode: { content: { tokenData, profile, devices: [device] } },
  getPasskeyChallenge: { content: { publicKey: passkeyRequest } },
  loginWithPasskey: { content: { tokenData, profile, devices: [device] } },
  getPasskeys: { content: passkeyList },
  getNewPasskeyChallenge: { content: { publicKey: passkeyCreation } },
  addPasskey: { content: passkeyList },
  renamePasskey: { content: passkeyList },
  deletePasskey: { content: passkeyList },
  deleteAccount: { content: {} },
  getProfile: { content: profile },
  updateProfile: { content: profile },
  checkCurrentDevice: { content: { enabled: true, devices: [device] } },
  deleteDevice: { content: { devices: [device] } },
  getDevices: { content: { devices: [device], limit: 5 } },
  registerDevice: { content: { devices: [device] } },
  getWatchlist: createPage(match, highlight),
  addToWatchlist: { content: {} },
  removeFromWatchlist: { content: {} },
  createCalendarAddress: { content: { url: '/api/calendar/mine/V2hhdCBub2JvZHkgY2FuIGd1ZXNzLCBoYXNoZWQgaGU.ics' } },
  listFollowed: createPage(followed, {
    id: '2',
    reference_id: 'nordic-men',
    type: 'identity_item',
    title: 'Nordic Ice League, men',
    identities_id: [],
  }),
  saveFollow: { content: followed },
  removeFollow: { content: {} },
  savePosition: { content: {} },
  getPositions: createPage({ video_id: 'm1', seconds: 754, duration: 5640, updated_at: '2026-02-14T18:00:00.000Z' }),
  listUserClips: createPage(userClip),
  createClip: { content: userClip },
  updateClip: { content: userClip },
  deleteClip: { content: {} },
  listTags: createPage(tag, { ...tag, id: 'tag-2', global: false, time: undefined, startTime: 8000, endTime: 20_000 }),
  saveTag: { content: tag },
  updateTag: { content: tag },
  removeTags: { content: { removed: ['tag-1'] } },
  getSubscriptions: createPage(season),
  getSubscription: { content: season },
  getPpvTickets: createPage({ ...ticket, contract_id: 'contract-2', end_date: '2026-03-14T17:58:00.000Z' }),
  listContracts: createPage(contract, ticketContract),
  getContract: { content: contract },
  cancelContract: { content: { ...contract, status: 'canceled', auto_renew: false } },
  resumeContract: { content: contract },
  subscribeByStoredCard: { content: { status: 'APPROVED', contract } },
  checkoutSubscription: { content: { status: 'APPROVED', contract } },
  buyTicketByStoredCard: { content: { status: 'DECLINED', decline_reason: 'insufficient_funds' } },
  checkoutTicket: {
    content: {
      status: 'PENDING',
      contract: { ...ticketContract, status: 'pending' },
      action_url: 'https://pay.example/3ds/charge-1',
      action_until: '2026-02-12T18:08:00.000Z',
    },
  },
  getPaymentStatus: { content: { status: 'APPROVED', contract: ticketContract } },
  cancelOrder: { content: { status: 'DECLINED', decline_reason: 'canceled' } },
  checkAccessCode: {
    content: {
      product: {
        title: 'Tromsø Aurora v Oslo Ravens',
        product_id: 'ticket-match-1',
        type: 'PPV',
        event_id: 'match-1',
        access_until: '2026-03-14T17:58:00.000Z',
      },
    },
  },
  redeemAccessCode: { content: ticketContract },
  getCreditCard: { content: { brand: 'visa', last4: '4417', exp_month: 9, exp_year: 2028 } },
  saveCreditCard: { content: { brand: 'visa', last4: '4417', exp_month: 9, exp_year: 2028 } },
  deleteCreditCard: { content: {} },
  getInvoices: createPage({
    id: 'invoice-1',
    date: '2026-02-12T17:58:00.000Z',
    amount: '12.90',
    currency: 'EUR',
    title: 'Nordic Ice League, men',
    status: 'paid',
    receipt_url: '/api/commerce/receipt/Q2Fubm90IGJlIGd1ZXNzZWQ.html',
  }),
} as const;
