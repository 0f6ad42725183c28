-- The role of an administrator counts in every edition and section. It could be given with a scope, which no right ever asked for: such a role opened everything, and goes on doing so without the scope that it showed.
-- Of somebody who has the role several times one is left; their rights are the same as before.
DELETE FROM account_role extra USING account_role kept
WHERE extra.role = 'admin' AND kept.role = 'admin' AND extra.account_id = kept.account_id AND extra.id > kept.id;--> statement-breakpoint
UPDATE account_role SET edition = NULL, section = NULL WHERE role = 'admin' AND (edition IS NOT NULL OR section IS NOT NULL);
