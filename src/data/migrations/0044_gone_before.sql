-- Articles that were withdrawn before 0026 say at their addresses that they are gone. There were two editions then.
INSERT INTO redirect (source, target, status, reason, created_at)
SELECT prefix || path, NULL, 410, 'withdrawn', extract(epoch FROM now())::bigint
FROM article
JOIN (VALUES ('en', ''), ('es', '/es')) AS edition (code, prefix) ON code = article.edition
CROSS JOIN LATERAL (VALUES ('/news/' || seo_url), ('/news/detail?id=' || id)) AS address (path)
WHERE article.status = 'withdrawn' AND first_published_at IS NOT NULL AND path IS NOT NULL
ON CONFLICT (source) DO NOTHING;
