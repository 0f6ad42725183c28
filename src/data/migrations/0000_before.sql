-- What the tables and the search need before they exist.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Stemming with accents folded first. It is used beside the plain stemmer, never instead of it:
-- folding before stemming alone breaks Spanish plurals.
CREATE TEXT SEARCH CONFIGURATION brume_english (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION brume_english ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION brume_spanish (COPY = spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION brume_spanish ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
