/** The script of the provider's frame. It sends the card's data to the provider only. */
import valid from 'card-validator';
import * as z from 'zod/mini';
import { getDigits, validateCard, type CardProblems, type TypedCard } from '../cards/valid-card.ts';
import { colourNames, frameMessageSchema, type ToFrame, type ToPage } from './messages.ts';

const fields = ['number', 'expiry', 'code'] as const;
const textsSchema = z.record(z.enum(fields), z.record(z.string(), z.string()));

/** The data that the server wrote into this page. */
const pageData = z
  .object({ key: z.string(), locale: z.string(), parent: z.string(), title: z.string(), problems: textsSchema })
  .parse(JSON.parse(document.getElementById('given')?.textContent ?? ''));

const tokenAnswerSchema = z.object({ token: z.string() });
const problemsSchema = z.object({ problems: z.partialRecord(z.enum(fields), z.string()) });

/** Shorter than `frameTimeoutMs` of the page, so that the page receives `failed`. */
const timeoutMs = 12_000;

function getInput(name: keyof TypedCard): HTMLInputElement {
  const element = document.getElementById(name);
  if (!(element instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return element;
}

const postToPage = (message: ToPage) => window.parent.postMessage(message, pageData.parent);

const getTypedCard = (): TypedCard => ({
  number: getInput('number').value,
  expiry: getInput('expiry').value,
  code: getInput('code').value,
});

function showProblem(name: keyof TypedCard, problem: string | undefined) {
  const messageElement = document.getElementById(`${name}-problem`);
  const message = problem === undefined ? '' : (pageData.problems[name]?.[problem] ?? problem);
  if (messageElement && messageElement.textContent !== message) messageElement.textContent = message;
  if (message === '') getInput(name).removeAttribute('aria-invalid');
  else getInput(name).setAttribute('aria-invalid', 'true');
}

/** Shows the errors of all fields, and focuses the first field with an error. */
function showAll(problems: Partial<Record<keyof TypedCard, string>>) {
  for (const name of fields) showProblem(name, problems[name]);
  const firstField = fields.find((name) => problems[name] !== undefined);
  if (firstField) getInput(firstField).focus();
}

async function tokenize(call: string): Promise<void> {
  const validation = validateCard(getTypedCard());
  if ('problems' in validation) {
    showAll(validation.problems);
    return postToPage({ type: 'refused', call });
  }
  showAll({});
  const response = await fetch('/v1/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ public_key: pageData.key, locale: pageData.locale, ...getTypedCard() }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await response.json();
  const token = tokenAnswerSchema.safeParse(body).data?.token;
  if (token !== undefined) return postToPage({ type: 'token', call, token });
  const problems = problemsSchema.safeParse(body).data?.problems;
  if (!problems) return postToPage({ type: 'failed', call });
  showAll(problems);
  postToPage({ type: 'refused', call });
}

function clearFields() {
  for (const name of fields) getInput(name).value = '';
  formatNumber();
  showAll({});
}

function applyTheme({ colours, radius }: Extract<ToFrame, { type: 'look' }>) {
  const { style } = document.documentElement;
  for (const name of colourNames) {
    const value = colours[name];
    if (value !== undefined && CSS.supports('color', value)) style.setProperty(`--${name}`, value);
  }
  if (radius !== undefined) style.setProperty('--radius', `${radius}px`);
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== pageData.parent) return;
  const message = frameMessageSchema.safeParse(data).data;
  if (message?.type === 'look') applyTheme(message);
  if (message?.type === 'clear') clearFields();
  if (message?.type === 'tokenize')
    void tokenize(message.call).catch(() => postToPage({ type: 'failed', call: message.call }));
});

/**
 * Groups the digits as on the card, if the caret is at the end. During a correction in the middle, the caret would
 * move.
 */
function formatNumber() {
  const field = getInput('number');
  const digits = getDigits(field.value);
  const { card } = valid.number(digits);
  const brand = document.getElementById('brand');
  if (brand) brand.textContent = digits.length > 1 ? (card?.niceType ?? '') : '';
  if (field.selectionStart !== field.value.length || /\D/.test(digits)) return;
  const gaps = card?.gaps ?? [4, 8, 12];
  field.value = [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** Completes `12` to `12 / `, and `5` to `05 / `, except during a deletion. */
function formatExpiry(event: InputEvent) {
  const field = getInput('expiry');
  if (event.inputType.startsWith('delete') || field.selectionStart !== field.value.length) return;
  const text = field.value.replace(/^([2-9])$/, '0$1').replace(/^(\d)\s*\/$/, '0$1');
  const [, month, year] = /^(\d{2})\s*(?:\/\s*)?(\d{0,4})$/.exec(text) ?? [];
  if (month !== undefined) field.value = `${month} / ${year}`;
}

getInput('number').addEventListener('input', formatNumber);
getInput('expiry').addEventListener('input', (event) => event instanceof InputEvent && formatExpiry(event));
for (const name of fields) {
  const field = getInput(name);
  // Typing clears the field's error. Leaving an empty field shows no error; only a submit does.
  field.addEventListener('input', () => field.hasAttribute('aria-invalid') && showProblem(name, undefined));
  field.addEventListener('blur', () => {
    const validation = validateCard(getTypedCard());
    const problems: CardProblems = 'problems' in validation ? validation.problems : {};
    if (field.value.trim() !== '') showProblem(name, problems[name]);
  });
}
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  postToPage({ type: 'submit' });
});

new ResizeObserver(() =>
  postToPage({ type: 'size', height: document.documentElement.getBoundingClientRect().height }),
).observe(document.documentElement);
postToPage({ type: 'ready', title: pageData.title });
