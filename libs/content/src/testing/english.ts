import { createI18n, getTranslator, type Translate } from '@touchline/i18n';
import texts from '../../locales/en.json' with { type: 'json' };

/** The namespace `content` in English. */
export const english: Translate = getTranslator(createI18n({ locale: 'en', resources: { content: texts } }), 'content');
