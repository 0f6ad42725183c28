ALTER TABLE "redirect" ALTER COLUMN "target" DROP NOT NULL;--> statement-breakpoint
UPDATE public.redirect SET status = 301 WHERE status NOT IN (301, 302, 303, 307, 308);--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_status_leads" CHECK (status in (301, 302, 303, 307, 308, 410));--> statement-breakpoint
ALTER TABLE "redirect" ADD CONSTRAINT "redirect_target_gone" CHECK ((status = 410) = (target is null));--> statement-breakpoint
-- Addresses to which a text links, without the place on the page.
CREATE FUNCTION public.hrefs_of(html text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
	SELECT coalesce(array_agg(DISTINCT pg_catalog.replace(m[1], '&amp;', '&')), '{}') FROM pg_catalog.regexp_matches(html, 'href="([^"#]+)', 'g') m
$$;--> statement-breakpoint
CREATE INDEX "article_hrefs" ON "article" USING gin (public.hrefs_of(html));
