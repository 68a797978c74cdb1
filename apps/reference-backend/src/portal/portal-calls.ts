import { getPortalPage, getPortalRedirect } from '@touchline/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { pages, redirects } from '../database/schema.ts';
import { createNotFound } from '../http/refusal.ts';
import { serve, type ServerContext } from '../http/serve.ts';

/** Serves page texts, in the requested language or English, and redirects. */
export function servePortal(serverContext: ServerContext, database: Database): void {
  serve(serverContext, getPortalPage, async ({ params, query }) => {
    const findPageText = async (locale: string) => {
      const [page] = await database
        .select({ title: pages.title, html: pages.html, locale: pages.locale })
        .from(pages)
        .where(and(eq(pages.type, params.type), eq(pages.locale, locale)));
      return page;
    };
    const page = (await findPageText(query?.locale ?? 'en')) ?? (await findPageText('en'));
    if (!page) throw createNotFound(`page ${params.type}`);
    return page;
  });

  serve(serverContext, getPortalRedirect, async ({ query }) => {
    const path = query.path.replace(/(?<=[^/]|^\/)\/+$/, '');
    const [redirect] = await database.select().from(redirects).where(eq(redirects.path, path));
    return redirect ? { to: redirect.to, external: redirect.external, status: redirect.status } : null;
  });
}
