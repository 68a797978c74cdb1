/** Addresses that add a feed to a calendar app. */
export interface CalendarLinks {
  /** The device's own calendar: Apple's, Outlook, Thunderbird. */
  device: string;
  google: string;
  outlookUrl: string;
}

/**
 * @param address of the feed, absolute
 * @param name of the calendar in Outlook; Apple and Google read it from the feed
 */
export function createCalendarLinks(address: string, name: string): CalendarLinks {
  const device = address.replace(/^https?:/, 'webcal:');
  return {
    device,
    // Google accepts no https address here.
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: device })}`,
    outlookUrl: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}
