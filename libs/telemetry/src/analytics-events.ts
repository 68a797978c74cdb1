/** How somebody signs in: credentials or a provider. */
export type SignInMethod = 'credentials' | 'facebook' | 'apple' | 'google' | 'ifa';

/** A product as GA4 names its fields. */
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

interface Followed {
  item_id: string;
  item_name?: string | undefined;
}

/**
 * Every analytics event and its parameters: GA4's recommended names where they exist, snake_case verbs otherwise
 * (decisions, section 3). No parameter may carry a name, an address or a credential of a person.
 */
export interface AnalyticsEvents {
  sign_up_started: { method: SignInMethod };
  sign_up: { method: SignInMethod };
  login: { method: SignInMethod };
  login_failed: { method: SignInMethod; code: string; message?: string | undefined };
  share: { method: string; content_type: string; item_id: string };
  search: { search_term: string };
  select_content: { content_type: string; content_id: string };
  view_item: { items: readonly AnalyticsItem[] };
  begin_checkout: Purchase;
  purchase: Purchase & { transaction_id: string };
  team_follow: Followed;
  team_unfollow: Followed;
  category_follow: Followed;
  category_unfollow: Followed;
  clip_created: { event_id: string; duration?: number | undefined };
  access_code_used: { item_id?: string | undefined };
  device_deleted: Record<never, never>;
  profile_updated: Record<never, never>;
  survey_opened: { survey: string };
  survey_submitted: { survey: string };
}

export type AnalyticsName = keyof AnalyticsEvents;
