export type CrestShape = 'shield' | 'round' | 'hex' | 'diamond' | 'pennon';
export type CrestPattern = 'half' | 'diag' | 'chevron' | 'stripes' | 'hoops' | 'waves';
export type CrestDevice = 'aurora' | 'wing' | 'wave' | 'peak' | 'flame' | 'bolt' | 'star' | 'anchor' | 'leaf';

/** A club. Its teams in different leagues share its crest. */
export interface Club {
  /** Three capital letters. In lower case, they are the id of the first team. */
  code: string;
  name: string;
  /** The main colour, the second colour, and the colour of the trim. */
  colors: readonly [string, string, string];
  shape: CrestShape;
  pattern: CrestPattern;
  device: CrestDevice;
  venue: string;
  /** The letters on crest and posters, if they differ from the code. */
  letters?: string;
}

const createClub = (
  code: string,
  name: string,
  venue: string,
  colors: Club['colors'],
  crest: readonly [CrestShape, CrestPattern, CrestDevice],
  letters?: string,
): Club => ({
  code,
  name,
  venue,
  colors,
  shape: crest[0],
  pattern: crest[1],
  device: crest[2],
  ...(letters === undefined ? {} : { letters }),
});

export const hockeyClubs: readonly Club[] = [
  createClub(
    'TRA',
    'Tromsø Aurora',
    'Ishavshallen, Tromsø',
    ['#0d8f88', '#08263a', '#8ff5d6'],
    ['shield', 'chevron', 'aurora'],
  ),
  createClub('OSL', 'Oslo Ravens', 'Ravnehallen, Oslo', ['#1b1d24', '#e0aa3e', '#f7e3b0'], ['round', 'half', 'wing']),
  createClub(
    'GOT',
    'Göteborg Harriers',
    'Älvarenan, Göteborg',
    ['#1f3fa0', '#c8102e', '#ffffff'],
    ['pennon', 'diag', 'wing'],
  ),
  createClub('MAL', 'Malmö Tide', 'Sundshallen, Malmö', ['#2f9be0', '#0c2a52', '#ffffff'], ['round', 'waves', 'wave']),
  createClub(
    'TUR',
    'Turku Wolves',
    'Aurajoki Areena, Turku',
    ['#4f6079', '#c3272f', '#eef3fa'],
    ['hex', 'half', 'peak'],
  ),
  createClub(
    'TAM',
    'Tampere Forge',
    'Koski Areena, Tampere',
    ['#7c1d2f', '#e08a4a', '#ffe3c9'],
    ['shield', 'diag', 'flame'],
  ),
  createClub(
    'BER',
    'Bergen Storm',
    'Stormhallen, Bergen',
    ['#4b2a8c', '#191233', '#cbb5ff'],
    ['hex', 'chevron', 'bolt'],
  ),
  createClub(
    'AAR',
    'Aarhus Vikings',
    'Bugthallen, Aarhus',
    ['#c8202f', '#f4f4f2', '#5a0c14'],
    ['shield', 'stripes', 'star'],
  ),
  createClub(
    'RVK',
    'Reykjavík Geysers',
    'Geysishöllin, Reykjavík',
    ['#123c73', '#3cc8d8', '#ffffff'],
    ['diamond', 'half', 'flame'],
  ),
  createClub('LUL', 'Luleå North', 'Norrskenet, Luleå', ['#f2b705', '#14161b', '#14161b'], ['pennon', 'hoops', 'star']),
  createClub(
    'HEL',
    'Helsinki Icebreakers',
    'Jäänmurtaja, Helsinki',
    ['#0057b8', '#dcefff', '#0a2a55'],
    ['diamond', 'diag', 'peak'],
  ),
  createClub(
    'STA',
    'Stavanger Anchors',
    'Ankerhallen, Stavanger',
    ['#0f5b52', '#f0c9a0', '#fff2e2'],
    ['round', 'stripes', 'anchor'],
  ),
];

export const footballClubs: readonly Club[] = [
  createClub('VER', 'Verdant FC', 'The Vale', ['#0a7a43', '#f4f7ea', '#063d22'], ['shield', 'half', 'leaf']),
  createClub('NOR', 'Northgate United', 'Gate Lane', ['#b3122a', '#ffffff', '#3b0610'], ['shield', 'stripes', 'peak']),
  createClub('HAR', 'Harbour City', 'Quayside', ['#15396b', '#f1c40f', '#ffffff'], ['round', 'stripes', 'anchor']),
  createClub('KIN', 'Kingsmere', 'The Mere', ['#5b2a86', '#f3d37a', '#fff6da'], ['pennon', 'half', 'star']),
  createClub('EAS', 'Eastvale Athletic', 'Tanner Park', ['#f26b1d', '#1a1a1f', '#ffffff'], ['diamond', 'diag', 'bolt']),
  createClub('CAS', 'Castleford Town', 'Keep Road', ['#6aa9dd', '#6b1d2c', '#ffffff'], ['shield', 'chevron', 'peak']),
  createClub('RIV', 'Riverside Albion', 'The Moorings', ['#0e2a57', '#eaf1fb', '#9cc4ff'], ['round', 'waves', 'wave']),
  createClub('ASH', 'Ashford Rovers', 'Ember Ground', ['#2a2f3a', '#e4572e', '#ffffff'], ['hex', 'hoops', 'flame']),
  createClub('WIN', 'Windmere Wanderers', 'Mill End', ['#d9d4c5', '#24476b', '#24476b'], ['pennon', 'waves', 'wing']),
  createClub('STO', 'Stonebridge', 'Quarry Street', ['#6b6f78', '#d7263d', '#ffffff'], ['hex', 'diag', 'peak']),
  createClub('LAN', 'Lanthorn Vale', 'Beacon Park', ['#e5b80b', '#1c2541', '#1c2541'], ['diamond', 'hoops', 'flame']),
  createClub('OAK', 'Oakwell Forest', 'The Grove', ['#3f6b2a', '#efe6cf', '#20380f'], ['shield', 'stripes', 'leaf']),
];

export const volleyballClubs: readonly Club[] = [
  createClub(
    'SPL',
    'Split Mistral',
    'Dvorana Marjan, Split',
    ['#c1121f', '#f5f1e8', '#3d0508'],
    ['shield', 'chevron', 'wave'],
  ),
  createClub(
    'RIJ',
    'Rijeka Harbour',
    'Dvorana Kvarner, Rijeka',
    ['#12437a', '#e9f2fb', '#f2b632'],
    ['round', 'half', 'anchor'],
  ),
  createClub(
    'ZAD',
    'Zadar Sails',
    'Dvorana Jedro, Zadar',
    ['#0f7fa8', '#fff4d6', '#073b52'],
    ['pennon', 'diag', 'wing'],
  ),
  createClub('PUL', 'Pula Colossus', 'Arena Istra, Pula', ['#6b4a2b', '#f2dfb8', '#2e1d0d'], ['hex', 'hoops', 'peak']),
  createClub('KOT', 'Kotor Bay', 'Sala Zaliv, Kotor', ['#0b6e4f', '#d7f2e3', '#06382a'], ['diamond', 'waves', 'wave']),
  createClub(
    'TRS',
    'Trieste Bora',
    'PalaBora, Trieste',
    ['#3a4d8f', '#c9d6ff', '#111a3d'],
    ['shield', 'stripes', 'bolt'],
  ),
  createClub(
    'KOP',
    'Koper Salt',
    'Dvorana Soline, Koper',
    ['#e4e1da', '#b0413e', '#b0413e'],
    ['round', 'diag', 'star'],
  ),
  createClub(
    'ANC',
    'Ancona Gulls',
    'PalaConero, Ancona',
    ['#f28c1e', '#23262f', '#fff1dd'],
    ['pennon', 'half', 'wing'],
  ),
  createClub(
    'RVN',
    'Ravenna Mosaic',
    'PalaMosaico, Ravenna',
    ['#7b2d8b', '#f6d55c', '#2f0f36'],
    ['hex', 'chevron', 'star'],
  ),
  createClub(
    'BRI',
    'Brindisi Flames',
    'PalaFaro, Brindisi',
    ['#d64518', '#2a1210', '#ffd9c2'],
    ['diamond', 'stripes', 'flame'],
  ),
  createClub(
    'MOS',
    'Mostar Bridge',
    'Dvorana Neretva, Mostar',
    ['#2f6f8f', '#f0ead6', '#14313f'],
    ['shield', 'hoops', 'wave'],
  ),
  createClub(
    'DUR',
    'Durrës Laurels',
    'Pallati Epidamn, Durrës',
    ['#8a1538', '#d9c48f', '#f7efd8'],
    ['round', 'chevron', 'leaf'],
  ),
];

/** The fictional clubs of a Hebrew league, with Hebrew names and letters. */
export const basketballClubs: readonly Club[] = [
  createClub(
    'GAL',
    'נשרי הגליל',
    'היכל הגליל, כרמיאל',
    ['#0b5fa5', '#f2a900', '#ffffff'],
    ['shield', 'chevron', 'wing'],
    'נשר',
  ),
  createClub(
    'KNR',
    'גלי הכנרת',
    'אולם החוף, טבריה',
    ['#138d90', '#06283d', '#c9fbff'],
    ['round', 'waves', 'wave'],
    'כנר',
  ),
  createClub(
    'TZF',
    'כוכבי צפת',
    'היכל הכוכבים, צפת',
    ['#4a2c82', '#f4d35e', '#f9eec2'],
    ['diamond', 'half', 'star'],
    'צפת',
  ),
  createClub(
    'HRM',
    'שועלי החרמון',
    'אולם ההר, קריית שמונה',
    ['#d1495b', '#1d2f4f', '#ffffff'],
    ['hex', 'diag', 'peak'],
    'חרם',
  ),
  createClub(
    'AKO',
    'עוגני עכו',
    'אולם הנמל, עכו',
    ['#12355b', '#d72638', '#eef3fa'],
    ['round', 'stripes', 'anchor'],
    'עכו',
  ),
  createClub(
    'NAH',
    'סערת נהריה',
    'היכל הים, נהריה',
    ['#1b998b', '#2d3047', '#fffd82'],
    ['pennon', 'chevron', 'bolt'],
    'נהר',
  ),
  createClub(
    'MGD',
    'מגיני מגידו',
    'אולם העמק, מגידו',
    ['#7a4419', '#f0e2c4', '#3d210b'],
    ['shield', 'hoops', 'star'],
    'מגד',
  ),
  createClub(
    'TAV',
    'להבות תבור',
    'היכל תבור, עפולה',
    ['#c8401a', '#2b1b17', '#ffd7a8'],
    ['shield', 'diag', 'flame'],
    'תבר',
  ),
  createClub(
    'YIZ',
    'זיתי יזרעאל',
    'אולם הזית, נצרת עילית',
    ['#5c7a29', '#f3efdc', '#2b3a10'],
    ['hex', 'half', 'leaf'],
    'יזר',
  ),
  createClub(
    'GIL',
    'פסגת הגלבוע',
    'אולם הפסגה, בית שאן',
    ['#3d5a80', '#ee6c4d', '#e0fbfc'],
    ['diamond', 'chevron', 'peak'],
    'גלב',
  ),
  createClub(
    'KAR',
    'ברק הכרמל',
    'היכל הכרמל, חיפה',
    ['#f2c500', '#22252c', '#22252c'],
    ['pennon', 'hoops', 'bolt'],
    'כרמ',
  ),
  createClub(
    'GLN',
    'רוחות הגולן',
    'אולם הבזלת, קצרין',
    ['#2b2d33', '#7fd1ae', '#d8fff0'],
    ['round', 'half', 'wing'],
    'גול',
  ),
];
