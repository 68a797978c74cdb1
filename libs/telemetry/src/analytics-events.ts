/** The ways of signing in: a password (`credentials`), a passkey, a code by mail, a provider. */
export const signInMethods = ['credentials', 'passkey', 'email_code', 'facebook', 'apple', 'google', 'ifa'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** A product with GA4's field names. */
export interface AnalyticsItem {
  item_id: string;
  item_name?: string | undefined;
  item_category?: string | undefined;
  price?: string | undefined;
}

interface Purchase {
  currency?: string | undefined;
  /** Decimal text. */
  value?: string | undefined;
  items: readonly AnalyticsItem[];
}

interface FollowedItem {
  item_id: string;
  item_name?: string | undefined;
}

/**
 * All analytics events with their parameters (decisions, section 3). An event has the name that GA4 recommends, else a
 * name in snake_case such as `team_follow`. No parameter may carry a name, an address or a credential of a person.
 */
export interface AnalyticsEvents {
  sign_up_started: { method: SignInMethod };
  sign_up: { method: SignInMethod };
  login: { method: SignInMethod };
  /** The server's message is left out, because it may contain the person's name. */
  login_failed: { method: SignInMethod; code: string };
  share: { method: string; content_type: string; item_id: string };
  /** Without GA4's `search_term`: a search may name a person, so the term is not sent (docs/decisions/0045). */
  search: Record<never, never>;
  select_content: { content_type: string; content_id: string };
  view_item: { items: readonly AnalyticsItem[] };
  begin_checkout: Purchase;
  purchase: Purchase & { transaction_id: string };
  team_follow: FollowedItem;
  team_unfollow: FollowedItem;
  category_follow: FollowedItem;
  category_unfollow: FollowedItem;
  /** The playback of a video, once for each opened video; durations are milliseconds. */
  playback_report: {
    event_id: string;
    host: string;
    live: boolean;
    /** Absent if no frame was drawn. */
    start_up?: number | undefined;
    played: number;
    stalls: number;
    stalled: number;
    switches: number;
    /** The height that played longest, in lines. */
    height?: number | undefined;
    frames: number;
    dropped_frames: number;
    recoveries: number;
    /** Codes, such as `missing-1001-404`; empty without problems. */
    problems: string;
  };
  /**
   * A web vital of a page, once each: milliseconds, for CLS shares of the window; `route` is the pattern of the visit's
   * first page.
   */
  web_vital: {
    metric: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
    value: number;
    rating: 'good' | 'needs-improvement' | 'poor';
    route: string;
  };
  clip_created: { event_id: string; duration?: number | undefined };
  access_code_used: { item_id?: string | undefined };
  device_deleted: Record<never, never>;
  profile_updated: Record<never, never>;
  survey_opened: { survey: string };
  survey_submitted: { survey: string };
}

export type AnalyticsName = keyof AnalyticsEvents;

/**
 * Events about the portal itself instead of a viewer: the operator may count them without consent
 * (docs/decisions/0046).
 */
export const portalFigures: ReadonlySet<AnalyticsName> = new Set(['playback_report', 'web_vital']);
