CREATE TABLE "demo_row" (
	"noun" text NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "demo_row_noun_key_pk" PRIMARY KEY("noun","key")
);
