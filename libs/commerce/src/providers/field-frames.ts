import type { Translate } from '@touchline/i18n';
import styles from './field-frames.module.css';

export type FieldName = 'number' | 'expiry' | 'code' | 'holder';

export interface FieldFrames {
  /** The id of the element that the provider puts a field into. */
  getPlace: (name: FieldName) => string;
  /** The typed name. It is not secret: it is in the page's own field. */
  holder: () => string;
  /** Shows or removes a field's error below it. */
  reportValidity: (name: FieldName, isWrong: boolean) => void;
  remove: () => void;
}

/** Each set of fields has its own ids: the document may contain two sets at once. */
let frameSetCount = 0;

/** Labels, frames and errors around fields that a provider mounts one by one. */
export function createFieldFrames(element: HTMLElement, text: Translate): FieldFrames {
  const document = element.ownerDocument;
  frameSetCount += 1;
  const set = frameSetCount;
  const id = (name: FieldName, part = ''): string => `card-${set}-${name}${part}`;
  const whole = document.createElement('div');
  whole.className = styles.fields ?? '';

  const row = (name: FieldName, label: string, isWide: boolean, field: HTMLElement): HTMLParagraphElement => {
    const group = document.createElement('div');
    group.className = [styles.field, isWide && styles.wide].filter(Boolean).join(' ');
    const words = document.createElement(name === 'holder' ? 'label' : 'span');
    words.className = styles.label ?? '';
    words.id = id(name, '-label');
    words.textContent = label;
    if (words instanceof HTMLLabelElement) words.htmlFor = id(name);
    field.id = id(name);
    const problem = document.createElement('p');
    problem.className = styles.problem ?? '';
    problem.id = id(name, '-problem');
    problem.setAttribute('aria-live', 'polite');
    group.append(words, field, problem);
    whole.append(group);
    return problem;
  };
  const frame = (name: FieldName): HTMLElement => {
    const container = document.createElement('div');
    container.className = styles.frame ?? '';
    container.setAttribute('role', 'group');
    container.setAttribute('aria-labelledby', id(name, '-label'));
    return container;
  };
  const holder = document.createElement('input');
  holder.className = styles.frame ?? '';
  holder.autocomplete = 'cc-name';
  holder.maxLength = 100;
  holder.setAttribute('aria-describedby', id('holder', '-problem'));

  const problems = {
    number: row('number', text('fields.number'), true, frame('number')),
    expiry: row('expiry', text('fields.expiry'), false, frame('expiry')),
    code: row('code', text('fields.code'), false, frame('code')),
    holder: row('holder', text('fields.holder'), true, holder),
  };
  const label = {
    number: text('fields.wrong.number'),
    expiry: text('fields.wrong.expiry'),
    code: text('fields.wrong.code'),
    holder: text('fields.wrong.holder'),
  };
  const reportValidity: FieldFrames['reportValidity'] = (name, isWrong) => {
    problems[name].textContent = isWrong ? label[name] : '';
    document.getElementById(id(name))?.toggleAttribute('data-wrong', isWrong);
    if (name === 'holder') holder.setAttribute('aria-invalid', String(isWrong));
  };
  holder.addEventListener('input', () => reportValidity('holder', false));
  element.append(whole);
  return {
    getPlace: (name) => id(name),
    holder: () => holder.value.trim(),
    reportValidity,
    remove: () => whole.remove(),
  };
}
