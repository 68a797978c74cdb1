CREATE TABLE "positions" (
	"user_id" text NOT NULL,
	"video_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"duration" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "positions_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "positions_by_user" ON "positions" USING btree ("user_id","updated_at");