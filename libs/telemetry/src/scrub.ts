const removedText = '[removed]';
const secretNamePattern =
  /pass(word|wd|code)?$|token|secret|authori[sz]ation|cookie|credential|api_?key|^(card|cvc|cvv|pan|payload|username|email|phone(?:_?number)?)$/i;
/** A secret parameter: in an address, its fragment, an encoded address inside another one, or a list of parameters. */
const secretWordPattern =
  /((?:^|[?&#;,\s"'(]|%3f|%26|%23)(?:[\w.-]*(?:token|secret|password|authorization|session(?:_?id)?)|payload|code|state|username|email|phone)(?:=|%3d))(?:(?!%26|%23)[^&#\s"'])+/gi;
/** A secret field in JSON, also in JSON whose quotation marks are escaped. */
const secretFieldPattern =
  /((?<!\\)\\*"(?:[\w.-]*(?:token|secret|password|authorization|session(?:_?id)?)|payload|code|state|username|email|phone)\\*"\s*:\s*)(?:\\*"[^"]*"|[^\s,}\]]+)/gi;
const headerPattern = /\b((?:x-)?authorization|(?:set-)?cookie)(\s*:\s*)[^\r\n]+/gi;
/** The query of a sign-in or payment page, which contains its payload. No report needs this payload. */
const payloadPagePattern = /[?#](?<=\/(?:auth|payment)\/[^\s?#"']*.)[^\s"']*/gi;
const bearerPattern = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const jwtPattern = /(?<![\w-])(?=[\w-]+\.[\w-])(?:[\w-]*-)?eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
/** An e-mail address in any script, also with an encoded @. */
const emailPattern =
  /(?<![\p{L}\p{M}\p{N}._%+'’-])[\p{L}\p{M}\p{N}._%+'’-]+(?:@|%40)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/giu;

/** 14 to 19 digits, in groups as on a card; `isCardNumber` decides. */
const longNumberPattern = /(?<![\w.])\d(?:[ -]?\d){13,18}(?!\w|\.\d)/g;
/** A phone number with a country code, or in groups after a zero or parentheses; `isPhoneNumber` decides. */
const phonePattern = /(?<![\w.+:-])(?:\+|00[ -]?|0|\(\d{2,5}\)[ -]?)\d(?:[ ()/-]{0,2}\d){5,14}(?!\w|[.:]\d)/g;

const getDigits = (text: string): number[] => Array.from(text.replaceAll(/\D/g, ''), Number);

/** The check of card numbers (Luhn). */
const isCardNumber = (text: string): boolean => {
  const sum = getDigits(text)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0);
  return sum % 10 === 0;
};

/** A number without a country code counts only if it is written in groups, unlike an id. */
const isPhoneNumber = (text: string): boolean =>
  getDigits(text).length >= 9 && (/^(?:\+|\()/.test(text) || /\d[ /-]\(?\d/.test(text));

/** Whether a value under this name is a secret. */
export const isSecretName = (name: string): boolean => secretNamePattern.test(name);

/** Longest text: enough for a report, and short enough for all patterns. */
const maxTextCharacters = 4000;

/** Removes the word at the cut, because the patterns would not recognise half a secret. */
const cutText = (text: string): string =>
  text.length > maxTextCharacters ? `${text.slice(0, maxTextCharacters).replace(/(?<!\S)\S*$/, '')}…` : text;

function scrubText(text: string): string {
  return cutText(text)
    .replace(payloadPagePattern, '')
    .replace(secretWordPattern, `$1${removedText}`)
    .replace(secretFieldPattern, `$1"${removedText}"`)
    .replace(headerPattern, `$1$2${removedText}`)
    .replace(bearerPattern, `$1 ${removedText}`)
    .replace(jwtPattern, removedText)
    .replace(emailPattern, removedText)
    .replace(longNumberPattern, (text) => (isCardNumber(text) ? removedText : text))
    .replace(phonePattern, (text) => (isPhoneNumber(text) ? removedText : text));
}

/**
 * A copy of a value without secrets: without values of secret-looking keys, tokens, Authorization headers, e-mail
 * addresses, card and phone numbers, and the query of pages with a payload. At most 6 levels deep and 50 entries wide,
 * which also limits cycles and large responses.
 */
export function scrub(value: unknown, depth = 6): unknown {
  if (typeof value === 'string') return scrubText(value);
  // JSON has no bigint.
  if (typeof value === 'bigint') return scrubText(String(value));
  // A card number may be a JSON number.
  if (typeof value === 'number') return scrubText(String(value)) === removedText ? removedText : value;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
  if (depth === 0) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrub(item, depth - 1));
  const entries = Object.entries(value).slice(0, 50);
  return Object.fromEntries(
    entries.map(([key, item]) => [scrubText(key), isSecretName(key) ? removedText : scrub(item, depth - 1)]),
  );
}
