/** The texts of a receipt in one language. */
export interface ReceiptTexts {
  receipt: string;
  seller: string;
  taxNumber: string;
  buyer: string;
  number: string;
  date: string;
  item: string;
  period: string;
  paidWith: string;
  total: string;
  taxIncluded: string;
  refunded: string;
  /** The text for an expired address, which explains how to get a new address. */
  ended: string;
}

export interface ReceiptLanguage {
  texts: ReceiptTexts;
  locale: string;
  direction: 'ltr' | 'rtl';
}

const english: ReceiptTexts = {
  receipt: 'Receipt',
  seller: 'Seller',
  taxNumber: 'Tax number',
  buyer: 'Buyer',
  number: 'Number',
  date: 'Date',
  item: 'Item',
  period: 'Period',
  paidWith: 'Paid with',
  total: 'Total',
  taxIncluded: 'Taxes included',
  refunded: 'Refunded',
  ended: 'This link has expired. Open the receipt from your account.',
};

const otherLanguages: Readonly<Record<string, ReceiptTexts>> = {
  'bs-ba': {
    receipt: 'Potvrda',
    seller: 'Prodavac',
    taxNumber: 'Porezni broj',
    buyer: 'Kupac',
    number: 'Broj',
    date: 'Datum',
    item: 'Stavka',
    period: 'Razdoblje',
    paidWith: 'Plaćeno karticom',
    total: 'Ukupno',
    taxIncluded: 'Porez uključen',
    refunded: 'Novac vraćen',
    ended: 'Ovaj link je istekao. Otvorite potvrdu iz svog računa.',
  },
  ca: {
    receipt: 'Rebut',
    seller: 'Venedor',
    taxNumber: 'Número fiscal',
    buyer: 'Comprador',
    number: 'Número',
    date: 'Data',
    item: 'Concepte',
    period: 'Període',
    paidWith: 'Pagat amb',
    total: 'Total',
    taxIncluded: 'Impostos inclosos',
    refunded: 'Reemborsat',
    ended: 'Aquest enllaç ha caducat. Obre el rebut des del teu compte.',
  },
  de: {
    receipt: 'Beleg',
    seller: 'Verkäufer',
    taxNumber: 'Steuernummer',
    buyer: 'Käufer',
    number: 'Nummer',
    date: 'Datum',
    item: 'Leistung',
    period: 'Zeitraum',
    paidWith: 'Bezahlt mit',
    total: 'Gesamtbetrag',
    taxIncluded: 'inkl. Steuern',
    refunded: 'Erstattet',
    ended: 'Dieser Link ist abgelaufen. Öffne den Beleg in deinem Konto.',
  },
  es: {
    receipt: 'Recibo',
    seller: 'Vendedor',
    taxNumber: 'Número fiscal',
    buyer: 'Comprador',
    number: 'Número',
    date: 'Fecha',
    item: 'Concepto',
    period: 'Período',
    paidWith: 'Pagado con',
    total: 'Total',
    taxIncluded: 'Impuestos incluidos',
    refunded: 'Reembolsado',
    ended: 'Este enlace ha caducado. Abre el recibo desde tu cuenta.',
  },
  fr: {
    receipt: 'Reçu',
    seller: 'Vendeur',
    taxNumber: 'Numéro fiscal',
    buyer: 'Acheteur',
    number: 'Numéro',
    date: 'Date',
    item: 'Article',
    period: 'Période',
    paidWith: 'Payé par',
    total: 'Total',
    taxIncluded: 'Taxes comprises',
    refunded: 'Remboursé',
    ended: 'Ce lien a expiré. Ouvrez le reçu depuis votre compte.',
  },
  he: {
    receipt: 'קבלה',
    seller: 'המוכר',
    taxNumber: 'מספר עוסק',
    buyer: 'הקונה',
    number: 'מספר',
    date: 'תאריך',
    item: 'פריט',
    period: 'תקופה',
    paidWith: 'שולם באמצעות',
    total: 'סה״כ',
    taxIncluded: 'כולל מסים',
    refunded: 'הכסף הוחזר',
    ended: 'תוקף הקישור פג. אפשר לפתוח את הקבלה מהחשבון.',
  },
  it: {
    receipt: 'Ricevuta',
    seller: 'Venditore',
    taxNumber: 'Codice fiscale',
    buyer: 'Acquirente',
    number: 'Numero',
    date: 'Data',
    item: 'Voce',
    period: 'Periodo',
    paidWith: 'Pagato con',
    total: 'Totale',
    taxIncluded: 'Imposte incluse',
    refunded: 'Rimborsato',
    ended: 'Questo link è scaduto. Apri la ricevuta dal tuo account.',
  },
  ko: {
    receipt: '영수증',
    seller: '판매자',
    taxNumber: '사업자 등록 번호',
    buyer: '구매자',
    number: '번호',
    date: '날짜',
    item: '항목',
    period: '이용 기간',
    paidWith: '결제 수단',
    total: '합계',
    taxIncluded: '세금 포함',
    refunded: '환불됨',
    ended: '링크가 만료되었습니다. 계정에서 영수증을 다시 여세요.',
  },
  pl: {
    receipt: 'Potwierdzenie',
    seller: 'Sprzedawca',
    taxNumber: 'Numer podatkowy',
    buyer: 'Kupujący',
    number: 'Numer',
    date: 'Data',
    item: 'Pozycja',
    period: 'Okres',
    paidWith: 'Zapłacono kartą',
    total: 'Razem',
    taxIncluded: 'W tym podatki',
    refunded: 'Zwrócono',
    ended: 'Ten link wygasł. Otwórz potwierdzenie na swoim koncie.',
  },
  pt: {
    receipt: 'Recibo',
    seller: 'Vendedor',
    taxNumber: 'Número fiscal',
    buyer: 'Comprador',
    number: 'Número',
    date: 'Data',
    item: 'Item',
    period: 'Período',
    paidWith: 'Pago com',
    total: 'Total',
    taxIncluded: 'Impostos incluídos',
    refunded: 'Reembolsado',
    ended: 'Este link expirou. Abra o recibo na sua conta.',
  },
  'uk-ua': {
    receipt: 'Квитанція',
    seller: 'Продавець',
    taxNumber: 'Податковий номер',
    buyer: 'Покупець',
    number: 'Номер',
    date: 'Дата',
    item: 'Позиція',
    period: 'Період',
    paidWith: 'Сплачено карткою',
    total: 'Разом',
    taxIncluded: 'Податки включено',
    refunded: 'Кошти повернено',
    ended: 'Термін дії посилання минув. Відкрийте квитанцію у своєму обліковому записі.',
  },
  zh: {
    receipt: '收据',
    seller: '销售方',
    taxNumber: '税号',
    buyer: '购买方',
    number: '编号',
    date: '日期',
    item: '项目',
    period: '期限',
    paidWith: '付款方式',
    total: '合计',
    taxIncluded: '含税',
    refunded: '已退款',
    ended: '此链接已过期，请从您的账户中打开收据。',
  },
};

/** Whether `Intl` accepts a language tag, which comes from the address. */
function isTag(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  } catch {
    return false;
  }
}

/** The texts of a language, and its locale for dates and money; English for an unknown language. */
export function getReceiptTexts(language = ''): ReceiptLanguage {
  const requestedLanguage = language.toLowerCase();
  const shortLanguage = requestedLanguage.split('-')[0] ?? '';
  const name = [requestedLanguage, shortLanguage].find((candidate) => Object.hasOwn(otherLanguages, candidate));
  const texts = (name === undefined ? undefined : otherLanguages[name]) ?? english;
  const isLanguageKnown = name !== undefined || shortLanguage === 'en';
  const locale = isLanguageKnown && isTag(language) ? language : 'en';
  return { texts, locale, direction: name === 'he' ? 'rtl' : 'ltr' };
}
