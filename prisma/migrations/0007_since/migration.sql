-- AlterTable
ALTER TABLE "Snapshot" ADD COLUMN "since" TEXT NOT NULL DEFAULT '';

-- Of what was kept before, only the last time is known.
UPDATE "Snapshot" SET "since" = "at";
