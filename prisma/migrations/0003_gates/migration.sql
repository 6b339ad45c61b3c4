-- AlterTable
ALTER TABLE "Session" ADD COLUMN "gates" TEXT NOT NULL DEFAULT '[]';
