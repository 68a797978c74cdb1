import { measures, type Weights } from './weight.ts';

/** A page may grow by this share before somebody has to say yes. */
const tolerance = 0.01;

/** Names of files of a customer that weigh more than they did, or are new, with their growth. */
function grownFiles(customer: string, before: Weights, now: Weights): string {
  const grown = Object.entries(now.files)
    .filter(([name]) => name.startsWith(`${customer} `))
    .map(([name, size]) => ({ name: name.slice(customer.length + 1), by: size - (before.files[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  return grown.map(({ name, by }) => `${name} +${by}`).join(', ');
}

/** What weighs more than was accepted, a line per page; a page that nobody has accepted yet is one, too. */
export function findGrowth(before: Weights, now: Weights): string[] {
  return Object.entries(now.pages).flatMap(([page, weight]) => {
    const accepted = before.pages[page];
    if (!accepted) return [`${page} is new`];
    const grown = measures.filter((measure) => weight[measure] > accepted[measure] * (1 + tolerance));
    if (grown.length === 0) return [];
    const told = grown.map((measure) => `${measure} ${accepted[measure]} -> ${weight[measure]}`).join(', ');
    const [customer = ''] = page.split(' ');
    return [`${page}: ${told} (${grownFiles(customer, before, now) || 'no file of the build'})`];
  });
}
