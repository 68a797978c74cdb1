CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"media_sub_type" text,
	"status" text NOT NULL,
	"timing" text NOT NULL,
	"offset_ms" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"safe_title" text,
	"description" text NOT NULL,
	"sport_type" text,
	"gender" text,
	"category" text NOT NULL,
	"commerce_coverage" text NOT NULL,
	"commerce_type" text,
	"price" text,
	"currency" text,
	"in_region" boolean DEFAULT true NOT NULL,
	"stats_enabled" boolean DEFAULT false NOT NULL,
	"stream_error" text,
	"image_url" text NOT NULL,
	"team1_id" text,
	"team2_id" text,
	"team_ids" text[] DEFAULT '{}' NOT NULL,
	"identity_ids" text[] DEFAULT '{}' NOT NULL,
	"parent_id" text,
	"player_number" text,
	"player_color" text,
	"duration" integer,
	"clip" integer,
	"seed" integer NOT NULL,
	"rank" integer NOT NULL,
	"suggested" boolean DEFAULT false NOT NULL,
	"score1" integer,
	"score2" integer,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"title" text NOT NULL,
	"order" integer NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"sport_type" text,
	"has_teams" boolean DEFAULT false NOT NULL,
	"image_url" text,
	"banner_url" text,
	"logo_url" text,
	"main_categories" text[] DEFAULT '{}' NOT NULL,
	"parent_order" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"banners" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"type" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "pages_type_locale_pk" PRIMARY KEY("type","locale")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"external" boolean DEFAULT false NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"colors" text[] NOT NULL,
	"sport_type" text NOT NULL,
	"gender" text NOT NULL,
	"league_id" text NOT NULL,
	"identity_ids" text[] NOT NULL,
	"order" integer NOT NULL,
	"logo_url" text NOT NULL,
	"banner_url" text NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "world" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"epoch" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "events_by_status" ON "events" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("media_type","added_at","id");--> statement-breakpoint
CREATE INDEX "events_by_parent" ON "events" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "events_by_timing" ON "events" USING btree ("timing");--> statement-breakpoint
CREATE INDEX "events_by_identity" ON "events" USING gin ("identity_ids");--> statement-breakpoint
CREATE INDEX "events_by_team" ON "events" USING gin ("team_ids");