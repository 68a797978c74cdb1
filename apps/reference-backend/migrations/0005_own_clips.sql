ALTER TABLE "user_clips" ADD COLUMN "media_type" text DEFAULT 'user_clip' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_clips" ADD COLUMN "live" boolean DEFAULT false NOT NULL;