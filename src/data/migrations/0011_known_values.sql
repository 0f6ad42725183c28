ALTER TABLE "adv" ADD CONSTRAINT "adv_position_known" CHECK ("adv"."position" in ('home_band', 'list_rail', 'article_rail', 'search_rail'));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_type_known" CHECK ("article"."type" in ('company', 'product', 'regulation', 'ai'));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_kind_known" CHECK ("article"."kind" in ('news', 'interview', 'data', 'exhibition', 'china'));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_label_known" CHECK ("article"."label" in ('ai', 'partner', 'opinion'));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_cover_mood_known" CHECK ("article"."cover_mood" in ('day', 'night', 'deep'));--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_status_known" CHECK ("article"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "book" ADD CONSTRAINT "book_status_known" CHECK ("book"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "data_series" ADD CONSTRAINT "data_series_chart_known" CHECK ("data_series"."chart" in ('bar', 'line', 'step'));--> statement-breakpoint
ALTER TABLE "data_series" ADD CONSTRAINT "data_series_frequency_known" CHECK ("data_series"."frequency" in ('month', 'year', 'event', 'category'));--> statement-breakpoint
ALTER TABLE "data_series" ADD CONSTRAINT "data_series_status_known" CHECK ("data_series"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "duty_rate" ADD CONSTRAINT "duty_rate_product_class_known" CHECK ("duty_rate"."product_class" in ('closed_pod', 'open_bottle', 'device', 'pouch', 'base', 'any_liquid', 'disposable'));--> statement-breakpoint
ALTER TABLE "duty_rate" ADD CONSTRAINT "duty_rate_basis_known" CHECK ("duty_rate"."basis" in ('per_ml', 'per_piece', 'percent_production', 'percent_wholesale', 'percent_retail', 'cigarette_equivalent'));--> statement-breakpoint
ALTER TABLE "duty_rate" ADD CONSTRAINT "duty_rate_source_grade_known" CHECK ("duty_rate"."source_grade" in ('A', 'B', 'C'));--> statement-breakpoint
ALTER TABLE "market_rule" ADD CONSTRAINT "market_rule_name_known" CHECK ("market_rule"."name" in ('nicotine_mg_ml', 'nicotine_mg_g', 'nicotine_total_mg', 'bottle_ml', 'tank_ml', 'tobacco_flavour_only', 'rechargeable', 'refillable', 'nicotine_required', 'duty_stamp'));--> statement-breakpoint
ALTER TABLE "wall_message" ADD CONSTRAINT "wall_message_status_known" CHECK ("wall_message"."status" in ('waiting', 'approved', 'refused'));--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_kind_known" CHECK ("letter"."kind" in ('confirmation', 'issue'));--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_state_known" CHECK ("letter"."state" in ('pending', 'sending', 'sent', 'failed', 'unknown'));--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_role_known" CHECK ("license"."role" in ('brand_holder', 'oem', 'producer', 'e_liquid', 'nicotine', 'wholesaler', 'retailer'));--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_category_known" CHECK ("license"."category" in ('devices', 'e-liquid', 'nicotine', 'components', 'wholesale', 'heated'));--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_volume_unit_known" CHECK ("license"."volume_unit" in ('units', 'kg', 'l'));--> statement-breakpoint
ALTER TABLE "license" ADD CONSTRAINT "license_status_known" CHECK ("license"."status" in ('valid', 'expired', 'suspended', 'ceased', 'unknown'));--> statement-breakpoint
ALTER TABLE "license_event" ADD CONSTRAINT "license_event_kind_known" CHECK ("license_event"."kind" in ('granted', 'changed', 'renewed', 'volume', 'suspended', 'resumed', 'ceased', 'reissued'));--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_kind_known" CHECK ("partner"."kind" in ('association', 'laboratory', 'law_firm', 'organiser', 'media'));--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_status_known" CHECK ("question"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_kind_known" CHECK ("media"."kind" in ('image', 'file'));--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_status_known" CHECK ("page"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in ('article', 'license', 'enterprise', 'topic', 'book', 'series', 'tag', 'author'));--> statement-breakpoint
ALTER TABLE "rule" ADD CONSTRAINT "rule_stage_known" CHECK ("rule"."stage" in ('consulting', 'drafted', 'adopted', 'in_force', 'paused'));--> statement-breakpoint
ALTER TABLE "issue" ADD CONSTRAINT "issue_status_known" CHECK ("issue"."status" in ('draft', 'sending', 'sent'));--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_status_known" CHECK ("subscription"."status" in ('pending', 'confirmed', 'unsubscribed', 'suppressed'));--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_cover_mood_known" CHECK ("photo"."cover_mood" in ('day', 'night', 'deep'));--> statement-breakpoint
ALTER TABLE "subject" ADD CONSTRAINT "subject_status_known" CHECK ("subject"."status" in ('draft', 'review', 'scheduled', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "subject_module" ADD CONSTRAINT "subject_module_kind_known" CHECK ("subject_module"."kind" in ('hero', 'text', 'schedule', 'speakers', 'photo_wall', 'article_list', 'enterprise_directory', 'visitor_wall', 'attachments', 'video', 'figures', 'map', 'partners'));--> statement-breakpoint
ALTER TABLE "topic" ADD CONSTRAINT "topic_kind_known" CHECK ("topic"."kind" in ('exhibition', 'forum', 'series'));--> statement-breakpoint
ALTER TABLE "topic_edition" ADD CONSTRAINT "topic_edition_status_known" CHECK ("topic_edition"."status" in ('planned', 'confirmed', 'postponed', 'cancelled', 'held'));--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_way_known" CHECK ("upload"."way" in ('parts', 'oss', 'store'));