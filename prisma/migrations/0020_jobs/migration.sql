-- AlterTable
ALTER TABLE "QueuedListing" ADD COLUMN "scheduled" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ListingState" (
    "serverId" TEXT NOT NULL PRIMARY KEY,
    "job" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "copy" INTEGER,
    "phase" TEXT NOT NULL,
    "progress" TEXT NOT NULL,
    "again" BOOLEAN NOT NULL DEFAULT false,
    "askedAt" TEXT NOT NULL,
    "fromAt" TEXT,
    "toAt" TEXT,
    CONSTRAINT "ListingState_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
