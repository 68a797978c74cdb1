/** Addresses that add a feed to calendar apps. */
export interface CalendarLinks {
  /** Opens the device's calendar app, such as Apple's, Outlook or Thunderbird. */
  device: string;
  google: string;
  outlookUrl: string;
}

/**
 * @param address absolute address of the feed
 * @param name the calendar's name in Outlook; Apple and Google read it from the feed
 */
export function createCalendarLinks(address: string, name: string): CalendarLinks {
  const device = address.replace(/^https?:/, 'webcal:');
  return {
    device,
    // Google accepts no https address in this parameter.
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: device })}`,
    outlookUrl: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
}
