import type { Translate } from '@touchline/i18n';
import styles from './field-frames.module.css';

export type FieldName = 'number' | 'expiry' | 'code' | 'holder';

export interface FieldFrames {
  /** The id of the element into which the provider renders a field. */
  getContainerId: (name: FieldName) => string;
  /** The typed name. It is not secret, so the page has its own field for it. */
  getHolderName: () => string;
  /** Shows or removes a field's error message. */
  reportValidity: (name: FieldName, isWrong: boolean) => void;
  remove: () => void;
}

/** Each set of fields has separate ids, because the document may contain two sets at once. */
let frameSetCount = 0;

/** Labels, frames and error messages around the fields that a provider mounts one by one. */
export function createFieldFrames(element: HTMLElement, text: Translate): FieldFrames {
  const document = element.ownerDocument;
  frameSetCount += 1;
  const frameSetId = frameSetCount;
  const createId = (name: FieldName, suffix = ''): string => `card-${frameSetId}-${name}${suffix}`;
  const wrapper = document.createElement('div');
  wrapper.className = styles.fields ?? '';

  const createRow = (name: FieldName, label: string, isWide: boolean, field: HTMLElement): HTMLParagraphElement => {
    const group = document.createElement('div');
    group.className = [styles.field, isWide && styles.wide].filter(Boolean).join(' ');
    const labelElement = document.createElement(name === 'holder' ? 'label' : 'span');
    labelElement.className = styles.label ?? '';
    labelElement.id = createId(name, '-label');
    labelElement.textContent = label;
    if (labelElement instanceof HTMLLabelElement) labelElement.htmlFor = createId(name);
    field.id = createId(name);
    const problem = document.createElement('p');
    problem.className = styles.problem ?? '';
    problem.id = createId(name, '-problem');
    problem.setAttribute('aria-live', 'polite');
    group.append(labelElement, field, problem);
    wrapper.append(group);
    return problem;
  };
  const createFrame = (name: FieldName): HTMLElement => {
    const container = document.createElement('div');
    container.className = styles.frame ?? '';
    container.setAttribute('role', 'group');
    container.setAttribute('aria-labelledby', createId(name, '-label'));
    return container;
  };
  const holderInput = document.createElement('input');
  holderInput.className = styles.frame ?? '';
  holderInput.autocomplete = 'cc-name';
  holderInput.maxLength = 100;
  holderInput.setAttribute('aria-describedby', createId('holder', '-problem'));

  const problems = {
    number: createRow('number', text('fields.number'), true, createFrame('number')),
    expiry: createRow('expiry', text('fields.expiry'), false, createFrame('expiry')),
    code: createRow('code', text('fields.code'), false, createFrame('code')),
    holder: createRow('holder', text('fields.holder'), true, holderInput),
  };
  const label = {
    number: text('fields.wrong.number'),
    expiry: text('fields.wrong.expiry'),
    code: text('fields.wrong.code'),
    holder: text('fields.wrong.holder'),
  };
  const reportValidity: FieldFrames['reportValidity'] = (name, isWrong) => {
    problems[name].textContent = isWrong ? label[name] : '';
    document.getElementById(createId(name))?.toggleAttribute('data-wrong', isWrong);
    if (name === 'holder') holderInput.setAttribute('aria-invalid', String(isWrong));
  };
  holderInput.addEventListener('input', () => reportValidity('holder', false));
  element.append(wrapper);
  return {
    getContainerId: (name) => createId(name),
    getHolderName: () => holderInput.value.trim(),
    reportValidity,
    remove: () => wrapper.remove(),
  };
}
