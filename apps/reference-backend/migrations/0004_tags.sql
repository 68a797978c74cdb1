CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"kind" text,
	"is_global" boolean NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer,
	"player_number" text,
	"period" integer,
	"team_id" text,
	"removed" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tags_by_event" ON "tags" USING btree ("event_id","is_global","user_id");