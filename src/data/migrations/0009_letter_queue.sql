DROP INDEX "letter_due";--> statement-breakpoint
CREATE INDEX "letter_waiting" ON "letter" USING btree ("kind","next_try_at","id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "letter_claimed" ON "letter" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "letter_issue_open" ON "letter" USING btree ("issue_id","next_try_at") WHERE state in ('pending', 'sending');