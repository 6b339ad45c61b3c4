-- AlterTable
ALTER TABLE "Session" ADD COLUMN "wishes" TEXT NOT NULL DEFAULT '{}';
