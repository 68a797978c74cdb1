/** All countries and territories of ISO 3166-1. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

/** The country of the first language with a country; otherwise the most likely country of the locale. */
function getLikelyCountry(locale: string, languages: readonly string[]): string | undefined {
  const regions = languages.map((language) => {
    try {
      return new Intl.Locale(language).region;
    } catch {
      return undefined;
    }
  });
  // A region can be larger than a country: 419 is Latin America.
  const country = regions.find((region) => region !== undefined && countryCodes.includes(region));
  return country ?? new Intl.Locale(locale).maximize().region;
}

interface CountriesInput {
  locale: string;
  /** The browser's languages, the preferred first. */
  languages: readonly string[];
  savedCountry?: string | undefined;
}

/**
 * The countries by name, the likely country first. The values are the English names, so that a backend reads the same
 * name from each portal; the saved country keeps its own spelling.
 */
export function getCountries({
  locale,
  languages,
  savedCountry = '',
}: CountriesInput): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });
  const likelyCode = getLikelyCountry(locale, languages);
  const savedName = savedCountry.trim().toLowerCase();
  const isSaved = (...spellings: string[]) => spellings.some((spelling) => spelling.toLowerCase() === savedName);
  const countries = countryCodes.map((code) => {
    const label = names.of(code) ?? code;
    const englishName = englishNames.of(code) ?? code;
    return { code, label, value: isSaved(code, label, englishName) ? savedCountry : englishName };
  });
  const order = new Intl.Collator(locale);
  countries.sort(
    (a, b) => Number(b.code === likelyCode) - Number(a.code === likelyCode) || order.compare(a.label, b.label),
  );
  const options = countries.map(({ value, label }) => ({ value, label }));
  const isUnlisted = savedName !== '' && !options.some(({ value }) => value === savedCountry);
  return isUnlisted ? [{ value: savedCountry, label: savedCountry }, ...options] : options;
}
