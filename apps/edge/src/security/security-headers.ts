import { isSource } from '@touchline/customer-config/address';
import type { RouteFacts } from '@touchline/feature-kit';
import type { BuiltSite } from '@touchline/customer-config';

/** Pages of other sites may not frame any response: files and errors share the host of the viewer's session. */
const noFramesPolicy = "frame-ancestors 'none'";

/** Sent with every response; a page's own policy, which forbids the same frames, replaces it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': noFramesPolicy,
};

/** The policy of files that may be opened directly, such as a picture: it allows no scripts. */
export const noScriptsPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** The policy of our own pictures. */
export const picturePolicy = `${noScriptsPolicy}; ${noFramesPolicy}`;

/** The address of browsers' reports about refused content. */
export const reportsPath = '/_reports';

/** Directives for browsers with and without the Reporting API. */
const reportDirectives = { 'report-to': ['pages'], 'report-uri': [reportsPath] };

/** @param wallets the origins that may open the viewer's wallet (Apple Pay, Google Pay), as a list of the header */
const writePermissionsPolicy = (wallets: string): string =>
  `accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(${wallets}), usb=()`;

/** Sent with every page besides its policies. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': writePermissionsPolicy(''),
  'Reporting-Endpoints': `pages="${reportsPath}"`,
};

/** The policy of a service worker, which runs apart from every page: it may load and call the same sources as pages. */
export const writeWorkerPolicy = ({ csp }: Pick<BuiltSite, 'csp'>): string =>
  getPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...csp.script.filter(isSource)],
    'connect-src': ["'self'", ...csp.connect.filter(isSource)],
    'frame-ancestors': ["'none'"],
    ...reportDirectives,
  });

const getOrigins = (address: string | null | undefined): string[] => {
  const url = address ? URL.parse(address) : null;
  return url ? [url.origin].filter(isSource) : [];
};

/** Returns the origin of the WebSocket with `ws:` or `wss:`, for connect-src. */
const getSocketOrigins = (address: string | null): string[] => getOrigins(address?.replace(/^http/, 'ws'));

/** Trusted Types: text must not become a script, except through a named policy. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"] };

/** A name of a Trusted Types policy. */
const policyNamePattern = /^[\w#=/@.%-]+$/;

/**
 * Returns the policies of a page as headers. Trusted Types refuse text as a script, except through a feature's policy.
 * Next to third-party scripts, such as a sign-in provider's, they only report, because those scripts may need such
 * text. On a page with payments, the payment provider's origin may open the viewer's wallet.
 * @param route the page's route, if any
 */
export const createPolicyHeaders = (
  site: BuiltSite,
  scriptHash: string,
  styleHashes: readonly string[],
  { pays = false }: Pick<RouteFacts, 'pays'> = {},
): Record<string, string> => {
  const sources = collectSources(site.csp, pays);
  return {
    'Content-Security-Policy': writeContentSecurityPolicy(site, sources, scriptHash, styleHashes),
    ...(sources.script.length > 0 && {
      'Content-Security-Policy-Report-Only': getPolicy({ ...trustedTypes, ...reportDirectives }),
    }),
    ...(pays && {
      'X-Robots-Tag': 'noindex',
      'Permissions-Policy': writePermissionsPolicy(listWalletOrigins(sources.frame)),
    }),
  };
};

/** The page and the payment provider's frames, in the notation of the Permissions-Policy; empty without a provider. */
const listWalletOrigins = (frameSources: readonly string[]): string => {
  const origins = new Set(frameSources.flatMap(getOrigins));
  return origins.size === 0 ? '' : ['self', ...[...origins].map((origin) => `"${origin}"`)].join(' ');
};

/**
 * The sources of a page. A page with payments allows only the payment provider's scripts and calls, no media, and the
 * customer's own pictures. Other pages do not allow the provider (docs/decisions/0042).
 */
function collectSources(csp: BuiltSite['csp'], isPaymentPage: boolean): Sources {
  const { script, connect, media, image, frame }: Sources = isPaymentPage ? { ...noSources, ...csp.pay } : csp;
  return {
    script: script.filter(isSource),
    connect: connect.filter(isSource),
    media: media.filter(isSource),
    image: image.filter(isSource),
    frame: frame.filter(isSource),
  };
}

/** The sources of a policy, by directive. */
type Sources = Pick<BuiltSite['csp'], 'script' | 'connect' | 'media' | 'image' | 'frame'>;

const noSources: Sources = { script: [], connect: [], media: [], image: [], frame: [] };

/** @returns the invalid sources of a customer's build, for the log */
export const listRefusedSources = ({ script, connect, media, image, frame, pay }: BuiltSite['csp']): string[] => {
  const paymentSources = pay ? [...pay.script, ...pay.connect, ...pay.frame, ...(pay.image ?? [])] : [];
  return [...script, ...connect, ...media, ...image, ...frame, ...paymentSources].filter((source) => !isSource(source));
};

/**
 * The Content-Security-Policy of a page, made from the validated configuration: no unsafe-inline, no unsafe-eval,
 * inline elements by hash only. Style attributes are allowed for computed colours and positions.
 */
function writeContentSecurityPolicy(
  { sites, csp }: BuiltSite,
  sources: Sources,
  scriptHash: string,
  styleHashes: readonly string[],
): string {
  const config = Object.values(sites)[0];
  const policies = csp.policies?.filter((name) => policyNamePattern.test(name)) ?? [];
  const apiOrigins = getOrigins(config?.apiBase);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", scriptHash, ...sources.script],
    'style-src': ["'self'", ...styleHashes],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': [
      "'self'",
      ...apiOrigins,
      ...getSocketOrigins(config?.socketUrl ?? null),
      ...sources.connect,
      ...sources.media,
    ],
    'img-src': ["'self'", 'data:', ...apiOrigins, ...sources.image],
    'media-src': ["'self'", 'blob:', ...apiOrigins, ...sources.media],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(sources.script.length === 0 && {
      ...trustedTypes,
      'trusted-types': policies.length > 0 ? policies : ["'none'"],
    }),
    ...(sources.frame.length > 0 && { 'frame-src': sources.frame }),
    ...reportDirectives,
  };
  return getPolicy(directives);
}

function getPolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
