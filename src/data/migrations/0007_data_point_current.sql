DROP INDEX "data_point_current";--> statement-breakpoint
CREATE UNIQUE INDEX "data_point_current" ON "data_point" USING btree ("series_id","key") WHERE superseded_at is null;