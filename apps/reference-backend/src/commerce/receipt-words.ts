/** The words of a receipt, in a language. */
export interface ReceiptWords {
  receipt: string;
  number: string;
  date: string;
  item: string;
  period: string;
  paidWith: string;
  total: string;
  taxIncluded: string;
  refunded: string;
}

const english: ReceiptWords = {
  receipt: 'Receipt',
  number: 'Number',
  date: 'Date',
  item: 'Item',
  period: 'Period',
  paidWith: 'Paid with',
  total: 'Total',
  taxIncluded: 'Taxes included',
  refunded: 'Refunded',
};

const others: Readonly<Record<string, ReceiptWords>> = {
  'bs-ba': {
    receipt: 'Potvrda',
    number: 'Broj',
    date: 'Datum',
    item: 'Stavka',
    period: 'Razdoblje',
    paidWith: 'Plaćeno karticom',
    total: 'Ukupno',
    taxIncluded: 'Porez uključen',
    refunded: 'Novac vraćen',
  },
  ca: {
    receipt: 'Rebut',
    number: 'Número',
    date: 'Data',
    item: 'Concepte',
    period: 'Període',
    paidWith: 'Pagat amb',
    total: 'Total',
    taxIncluded: 'Impostos inclosos',
    refunded: 'Reemborsat',
  },
  de: {
    receipt: 'Beleg',
    number: 'Nummer',
    date: 'Datum',
    item: 'Leistung',
    period: 'Zeitraum',
    paidWith: 'Bezahlt mit',
    total: 'Gesamtbetrag',
    taxIncluded: 'inkl. Steuern',
    refunded: 'Erstattet',
  },
  es: {
    receipt: 'Recibo',
    number: 'Número',
    date: 'Fecha',
    item: 'Concepto',
    period: 'Período',
    paidWith: 'Pagado con',
    total: 'Total',
    taxIncluded: 'Impuestos incluidos',
    refunded: 'Reembolsado',
  },
  fr: {
    receipt: 'Reçu',
    number: 'Numéro',
    date: 'Date',
    item: 'Article',
    period: 'Période',
    paidWith: 'Payé par',
    total: 'Total',
    taxIncluded: 'Taxes comprises',
    refunded: 'Remboursé',
  },
  he: {
    receipt: 'קבלה',
    number: 'מספר',
    date: 'תאריך',
    item: 'פריט',
    period: 'תקופה',
    paidWith: 'שולם באמצעות',
    total: 'סה״כ',
    taxIncluded: 'כולל מסים',
    refunded: 'הכסף הוחזר',
  },
  it: {
    receipt: 'Ricevuta',
    number: 'Numero',
    date: 'Data',
    item: 'Voce',
    period: 'Periodo',
    paidWith: 'Pagato con',
    total: 'Totale',
    taxIncluded: 'Imposte incluse',
    refunded: 'Rimborsato',
  },
  ko: {
    receipt: '영수증',
    number: '번호',
    date: '날짜',
    item: '항목',
    period: '이용 기간',
    paidWith: '결제 수단',
    total: '합계',
    taxIncluded: '세금 포함',
    refunded: '환불됨',
  },
  pl: {
    receipt: 'Potwierdzenie',
    number: 'Numer',
    date: 'Data',
    item: 'Pozycja',
    period: 'Okres',
    paidWith: 'Zapłacono kartą',
    total: 'Razem',
    taxIncluded: 'W tym podatki',
    refunded: 'Zwrócono',
  },
  pt: {
    receipt: 'Recibo',
    number: 'Número',
    date: 'Data',
    item: 'Item',
    period: 'Período',
    paidWith: 'Pago com',
    total: 'Total',
    taxIncluded: 'Impostos incluídos',
    refunded: 'Reembolsado',
  },
  'uk-ua': {
    receipt: 'Квитанція',
    number: 'Номер',
    date: 'Дата',
    item: 'Позиція',
    period: 'Період',
    paidWith: 'Сплачено карткою',
    total: 'Разом',
    taxIncluded: 'Податки включено',
    refunded: 'Кошти повернено',
  },
  zh: {
    receipt: '收据',
    number: '编号',
    date: '日期',
    item: '项目',
    period: '期限',
    paidWith: '付款方式',
    total: '合计',
    taxIncluded: '含税',
    refunded: '已退款',
  },
};

/** Whether dates and money can be written by it: what stands in an address is anybody's. */
function isTag(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([language]).length > 0;
  } catch {
    return false;
  }
}

/** The words of a language of the portal, and its locale for dates and money; English where it is none of them. */
export function receiptWords(language = ''): { words: ReceiptWords; locale: string; direction: 'ltr' | 'rtl' } {
  const wished = language.toLowerCase();
  const short = wished.split('-')[0] ?? '';
  const name = [wished, short].find((one) => Object.hasOwn(others, one));
  const words = (name === undefined ? undefined : others[name]) ?? english;
  const isSpoken = name !== undefined || short === 'en';
  const locale = isSpoken && isTag(language) ? language : 'en';
  return { words, locale, direction: name === 'he' ? 'rtl' : 'ltr' };
}
