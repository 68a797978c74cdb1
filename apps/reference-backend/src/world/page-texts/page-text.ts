/** Title and HTML. */
export type PageText = readonly [title: string, html: string];

/** The texts of one language, by type. */
export type PageTexts = Readonly<Record<string, PageText>>;

/** Renders questions with their answers. */
export const renderQuestions = (heading: string, entries: Readonly<Record<string, string>>): string =>
  `<h2>${heading}</h2>${Object.entries(entries)
    .map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`)
    .join('')}`;

/** Renders sections with headings. */
export const renderParts = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([heading, html]) => `<h2>${heading}</h2>${html}`)
    .join('');

/** Renders a table whose first row has headings. */
export const renderTable = (caption: string, [head = [], ...rows]: readonly (readonly string[])[]): string => {
  const joinCells = (tag: string, row: readonly string[]) =>
    `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => joinCells('td', row)).join('');
  return `<table><caption>${caption}</caption><thead>${joinCells('th', head)}</thead><tbody>${body}</tbody></table>`;
};
