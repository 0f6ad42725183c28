CREATE TABLE "ad_click" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_click_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"adv_id" integer NOT NULL,
	"link" text NOT NULL,
	"visitor" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adv" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adv_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" text NOT NULL,
	"edition" text NOT NULL,
	"advertiser" text NOT NULL,
	"headline" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"link" text NOT NULL,
	"image_id" integer,
	"weight" smallint DEFAULT 1 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"suppressed_countries" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adv_day" (
	"adv_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"edition" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"seo_url" text,
	"type" text NOT NULL,
	"kind" text DEFAULT 'news' NOT NULL,
	"label" text,
	"title" text NOT NULL,
	"standfirst" text DEFAULT '' NOT NULL,
	"market" text,
	"place" text,
	"html" text DEFAULT '' NOT NULL,
	"key_points" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote" text,
	"interviewee" jsonb,
	"key_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"partner_name" text,
	"reviewer_id" integer,
	"cover_id" integer,
	"cover_seed" text,
	"cover_mood" text,
	"cover_alt" text,
	"cover_caption" text,
	"is_headline" boolean DEFAULT false NOT NULL,
	"lead_rank" smallint,
	"reading_minutes" smallint DEFAULT 1 NOT NULL,
	"language" text,
	"password_hash" text,
	"week_views" integer DEFAULT 0 NOT NULL,
	"published_at" bigint,
	"revised_at" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"import_key" text
);
--> statement-breakpoint
CREATE TABLE "article_author" (
	"article_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "article_author_article_id_author_id_pk" PRIMARY KEY("article_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "article_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"note" text,
	"actor" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_tag" (
	"article_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "article_tag_article_id_tag_id_pk" PRIMARY KEY("article_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "article_topic" (
	"article_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	CONSTRAINT "article_topic_article_id_topic_id_pk" PRIMARY KEY("article_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "author" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "author_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_software" boolean DEFAULT false NOT NULL,
	"photo_id" integer,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"import_key" text,
	CONSTRAINT "author_slug_unique" UNIQUE("slug"),
	CONSTRAINT "author_import_key_unique" UNIQUE("import_key")
);
--> statement-breakpoint
CREATE TABLE "book" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"publisher" text DEFAULT '' NOT NULL,
	"isbn" text,
	"pages" smallint,
	"language" text NOT NULL,
	"published_on" date,
	"html" text DEFAULT '' NOT NULL,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sample_html" text DEFAULT '' NOT NULL,
	"where_to_get" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cover_id" integer,
	"cover_seed" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "book_tag" (
	"book_id" integer NOT NULL,
	"tag_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_point" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series_id" integer NOT NULL,
	"key" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"period" date,
	"value" double precision NOT NULL,
	"label" jsonb NOT NULL,
	"note" jsonb,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"superseded_at" bigint
);
--> statement-breakpoint
CREATE TABLE "data_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"chart" text NOT NULL,
	"unit" text NOT NULL,
	"decimals" smallint DEFAULT 0 NOT NULL,
	"frequency" text NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"highlight" text,
	"source" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"retrieved_on" date NOT NULL,
	"texts" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "data_series_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "duty_rate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duty_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"product_class" text NOT NULL,
	"nicotine_above" numeric,
	"nicotine_up_to" numeric,
	"basis" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" jsonb NOT NULL,
	"source_grade" text NOT NULL,
	"verified_at" bigint NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market" (
	"code" text PRIMARY KEY NOT NULL,
	"parent" text,
	"currency" text NOT NULL,
	"vat" numeric,
	"position" smallint DEFAULT 0 NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"name" text NOT NULL,
	"limit" numeric,
	"valid_from" date,
	"source" jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_edition_id" integer NOT NULL,
	"enterprise_id" integer,
	"media_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enterprise_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_edition_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"booth" text NOT NULL,
	"hall" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"country" text NOT NULL,
	"city" text,
	"founded" smallint,
	"employees" text,
	"logo_id" integer,
	"website" text,
	"contact" text,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"license_id" integer,
	"texts" jsonb NOT NULL,
	"booth_order" integer DEFAULT 0 NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "enterprise_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "wall_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wall_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_edition_id" integer NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"decided_at" bigint,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "achievement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "achievement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"value" text NOT NULL,
	"unit" text,
	"label" text NOT NULL,
	"as_of" date,
	"source" jsonb
);
--> statement-breakpoint
CREATE TABLE "license" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name_zh" text NOT NULL,
	"pinyin" text NOT NULL,
	"name_en" text NOT NULL,
	"role" text NOT NULL,
	"category" text NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"business_types" text[] DEFAULT '{}' NOT NULL,
	"is_hnb" boolean DEFAULT false NOT NULL,
	"license_no" text NOT NULL,
	"issuing_bureau" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"trademarks" text[] DEFAULT '{}' NOT NULL,
	"annual_volume" double precision,
	"volume_unit" text,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"status" text NOT NULL,
	"source_url" text,
	"source" text NOT NULL,
	"verified_at" bigint NOT NULL,
	"verified_by" text NOT NULL,
	"website" text,
	"contact" text,
	"texts" jsonb NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "license_slug_unique" UNIQUE("slug"),
	CONSTRAINT "license_license_no_unique" UNIQUE("license_no")
);
--> statement-breakpoint
CREATE TABLE "license_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "license_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"license_id" integer NOT NULL,
	"happened_on" date NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"source" text
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"logo_id" integer,
	"url" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"category" text DEFAULT 'license' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"question" text NOT NULL,
	"answer_html" text NOT NULL,
	"source" jsonb,
	"status" text DEFAULT 'draft' NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"focus_x" double precision DEFAULT 0.5 NOT NULL,
	"focus_y" double precision DEFAULT 0.5 NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"sha256" text NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"import_key" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"deleted_at" bigint,
	CONSTRAINT "media_name_unique" UNIQUE("name"),
	CONSTRAINT "media_import_key_unique" UNIQUE("import_key")
);
--> statement-breakpoint
CREATE TABLE "missing_path" (
	"path" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	"first_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"last_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" smallint DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"ua" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"visitor" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_view_day" (
	"day" date NOT NULL,
	"url" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"edition" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"version" text,
	"valid_from" bigint,
	"published_at" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"import_key" text
);
--> statement-breakpoint
CREATE TABLE "page_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page_id" integer NOT NULL,
	"number" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"actor" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"section" text,
	"country" text,
	"year" smallint,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"weight" smallint DEFAULT 1 NOT NULL,
	"published_at" bigint NOT NULL,
	"tsv" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"edition" text NOT NULL,
	"word" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_word_edition_word_pk" PRIMARY KEY("edition","word")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"noun" text NOT NULL,
	"row_id" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"source" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"status" smallint DEFAULT 301 NOT NULL,
	"reason" text DEFAULT 'slug' NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"market" text NOT NULL,
	"measure" text NOT NULL,
	"stage" text NOT NULL,
	"next_on" text,
	"next_text" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"source" jsonb,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo_override" (
	"url" text PRIMARY KEY NOT NULL,
	"title" text,
	"keywords" text,
	"description" text,
	"image" text,
	"card" text,
	"canonical" text,
	"robots" text,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issue" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"subject" text NOT NULL,
	"standfirst" text DEFAULT '' NOT NULL,
	"html" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"sent_at" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text DEFAULT 'english' NOT NULL,
	"edition" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"letters" text[] DEFAULT '{"weekly"}' NOT NULL,
	"confirm_hash" text,
	"unsubscribe_hash" text,
	"proof" jsonb NOT NULL,
	"letter_sent_at" bigint,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_edition_id" integer NOT NULL,
	"media_id" integer,
	"cover_seed" text,
	"cover_mood" text,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_wide" boolean DEFAULT false NOT NULL,
	"credit" text DEFAULT '' NOT NULL,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"edition" text NOT NULL,
	"slug" text NOT NULL,
	"topic_id" integer,
	"topic_edition_id" integer,
	"title" text NOT NULL,
	"standfirst" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"cover_id" integer,
	"cover_seed" text,
	"cover_alt" text,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_module" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_module_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topic_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text DEFAULT 'exhibition' NOT NULL,
	"organiser" text,
	"official_url" text,
	"trade_only" boolean DEFAULT true NOT NULL,
	"minimum_age" smallint,
	"cover_seed" text,
	"texts" jsonb NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "topic_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "topic_edition" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topic_edition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"topic_id" integer NOT NULL,
	"slug" text NOT NULL,
	"year" smallint NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"time_zone" text NOT NULL,
	"venue" text,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	"figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" jsonb,
	"map_url" text,
	"texts" jsonb NOT NULL,
	"updated_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL,
	CONSTRAINT "topic_edition_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "translation_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "translation_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"created_at" bigint DEFAULT (extract(epoch from now())::bigint) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_click" ADD CONSTRAINT "ad_click_adv_id_adv_id_fk" FOREIGN KEY ("adv_id") REFERENCES "public"."adv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adv" ADD CONSTRAINT "adv_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adv_day" ADD CONSTRAINT "adv_day_adv_id_adv_id_fk" FOREIGN KEY ("adv_id") REFERENCES "public"."adv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_group_id_translation_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."translation_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_reviewer_id_author_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_author" ADD CONSTRAINT "article_author_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_author" ADD CONSTRAINT "article_author_author_id_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."author"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag" ADD CONSTRAINT "article_tag_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_tag" ADD CONSTRAINT "article_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_topic" ADD CONSTRAINT "article_topic_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_topic" ADD CONSTRAINT "article_topic_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "author" ADD CONSTRAINT "author_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book" ADD CONSTRAINT "book_group_id_translation_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."translation_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book" ADD CONSTRAINT "book_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_tag" ADD CONSTRAINT "book_tag_book_id_book_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."book"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point" ADD CONSTRAINT "data_point_series_id_data_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."data_series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_rate" ADD CONSTRAINT "duty_rate_market_market_code_fk" FOREIGN KEY ("market") REFERENCES "public"."market"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_rule" ADD CONSTRAINT "market_rule_market_market_code_fk" FOREIGN KEY ("market") REFERENCES "public"."market"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_topic_edition_id_topic_edition_id_fk" FOREIGN KEY ("topic_edition_id") REFERENCES "public"."topic_edition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_enterprise_id_enterprise_id_fk" FOREIGN KEY ("enterprise_id") REFERENCES "public"."enterprise"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_topic_edition_id_topic_edition_id_fk" FOREIGN KEY ("topic_edition_id") REFERENCES "public"."topic_edition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_license_id_license_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."license"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_message" ADD CONSTRAINT "wall_message_topic_edition_id_topic_edition_id_fk" FOREIGN KEY ("topic_edition_id") REFERENCES "public"."topic_edition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_event" ADD CONSTRAINT "license_event_license_id_license_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."license"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_group_id_translation_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."translation_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_revision" ADD CONSTRAINT "page_revision_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_group_id_translation_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."translation_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_topic_edition_id_topic_edition_id_fk" FOREIGN KEY ("topic_edition_id") REFERENCES "public"."topic_edition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_group_id_translation_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."translation_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_topic_edition_id_topic_edition_id_fk" FOREIGN KEY ("topic_edition_id") REFERENCES "public"."topic_edition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_module" ADD CONSTRAINT "subject_module_subject_id_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_edition" ADD CONSTRAINT "topic_edition_topic_id_topic_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topic"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_click_created" ON "ad_click" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "adv_position" ON "adv" USING btree ("position","edition");--> statement-breakpoint
CREATE UNIQUE INDEX "adv_day_adv" ON "adv_day" USING btree ("adv_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "article_edition_seo_url" ON "article" USING btree ("edition","seo_url");--> statement-breakpoint
CREATE UNIQUE INDEX "article_import_key" ON "article" USING btree ("edition","import_key");--> statement-breakpoint
CREATE INDEX "article_list" ON "article" USING btree ("edition","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_list_type" ON "article" USING btree ("edition","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_list_kind" ON "article" USING btree ("edition","kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_headline" ON "article" USING btree ("edition","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published' and is_headline;--> statement-breakpoint
CREATE INDEX "article_lead" ON "article" USING btree ("edition","lead_rank") WHERE status = 'published' and lead_rank is not null;--> statement-breakpoint
CREATE INDEX "article_most_read" ON "article" USING btree ("edition","week_views" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "article_scheduled" ON "article" USING btree ("published_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "article_group" ON "article" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "article_author_author" ON "article_author" USING btree ("author_id","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_revision_number" ON "article_revision" USING btree ("article_id","number");--> statement-breakpoint
CREATE INDEX "article_tag_tag" ON "article_tag" USING btree ("tag_id","article_id");--> statement-breakpoint
CREATE INDEX "article_topic_topic" ON "article_topic" USING btree ("topic_id","article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "book_edition_slug" ON "book" USING btree ("edition","slug");--> statement-breakpoint
CREATE INDEX "data_point_series" ON "data_point" USING btree ("series_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "data_point_current" ON "data_point" USING btree ("series_id","key","superseded_at");--> statement-breakpoint
CREATE INDEX "duty_rate_market" ON "duty_rate" USING btree ("market","product_class","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "market_rule_name" ON "market_rule" USING btree ("market","name");--> statement-breakpoint
CREATE INDEX "attachment_topic_edition" ON "attachment" USING btree ("topic_edition_id","position");--> statement-breakpoint
CREATE INDEX "attachment_enterprise" ON "attachment" USING btree ("enterprise_id");--> statement-breakpoint
CREATE INDEX "enterprise_topic_edition" ON "enterprise" USING btree ("topic_edition_id","booth_order","id");--> statement-breakpoint
CREATE INDEX "wall_message_list" ON "wall_message" USING btree ("topic_edition_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "license_list" ON "license" USING btree ("valid_from" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "license_category" ON "license" USING btree ("category","valid_from" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "license_province" ON "license" USING btree ("province","valid_from" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "license_event_license" ON "license_event" USING btree ("license_id","happened_on");--> statement-breakpoint
CREATE INDEX "question_list" ON "question" USING btree ("edition","category","position");--> statement-breakpoint
CREATE INDEX "missing_path_hits" ON "missing_path" USING btree ("hits");--> statement-breakpoint
CREATE INDEX "page_view_created" ON "page_view" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "page_view_url" ON "page_view" USING btree ("url","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "page_view_day_url" ON "page_view_day" USING btree ("day","url");--> statement-breakpoint
CREATE UNIQUE INDEX "page_edition_name" ON "page" USING btree ("edition","name");--> statement-breakpoint
CREATE UNIQUE INDEX "page_import_key" ON "page" USING btree ("edition","import_key");--> statement-breakpoint
CREATE UNIQUE INDEX "page_revision_number" ON "page_revision" USING btree ("page_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "search_document_ref" ON "search_document" USING btree ("edition","kind","ref_id");--> statement-breakpoint
CREATE INDEX "search_document_tsv" ON "search_document" USING gin ("tsv");--> statement-breakpoint
CREATE INDEX "search_document_newest" ON "search_document" USING btree ("edition","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_word_trgm" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_row" ON "audit" USING btree ("noun","row_id");--> statement-breakpoint
CREATE INDEX "audit_created" ON "audit" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rule_edition_slug" ON "rule" USING btree ("edition","slug");--> statement-breakpoint
CREATE INDEX "rule_next" ON "rule" USING btree ("edition","next_on");--> statement-breakpoint
CREATE UNIQUE INDEX "issue_edition_slug" ON "issue" USING btree ("edition","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_email_key" ON "subscription" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "subscription_confirm_hash" ON "subscription" USING btree ("confirm_hash");--> statement-breakpoint
CREATE INDEX "subscription_unsubscribe_hash" ON "subscription" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_edition_slug" ON "tag" USING btree ("edition","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_group_edition" ON "tag" USING btree ("group_id","edition");--> statement-breakpoint
CREATE INDEX "photo_topic_edition" ON "photo" USING btree ("topic_edition_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_edition_slug" ON "subject" USING btree ("edition","slug");--> statement-breakpoint
CREATE INDEX "subject_module_subject" ON "subject_module" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "topic_edition_dates" ON "topic_edition" USING btree ("starts_on");--> statement-breakpoint
CREATE INDEX "topic_edition_topic" ON "topic_edition" USING btree ("topic_id","year");