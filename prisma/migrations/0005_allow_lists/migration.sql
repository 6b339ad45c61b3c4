-- AlterTable
ALTER TABLE "Server" ADD COLUMN "onlyTools" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "on" TEXT NOT NULL DEFAULT '[]';
