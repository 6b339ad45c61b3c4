-- AlterTable
ALTER TABLE "Snapshot" ADD COLUMN "effects" TEXT;

-- CreateTable
CREATE TABLE "Relisting" (
    "serverId" TEXT NOT NULL PRIMARY KEY,
    "every" TEXT NOT NULL,
    "nextAt" TEXT,
    "lastAt" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "blocked" TEXT,
    CONSTRAINT "Relisting_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RelistingOfAll" (
    "id" INTEGER NOT NULL PRIMARY KEY DEFAULT 1,
    "every" TEXT NOT NULL DEFAULT 'off'
);

-- CreateTable
CREATE TABLE "Worsening" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" TEXT NOT NULL,
    "serverId" TEXT NOT NULL,
    "sessionId" TEXT NOT NULL,
    "ownShareId" TEXT,
    "name" TEXT NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "items" TEXT NOT NULL,
    "seenAt" TEXT,
    CONSTRAINT "Worsening_serverId_fkey" FOREIGN KEY ("serverId") REFERENCES "Server" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Worsening_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Worsening_ownShareId_fkey" FOREIGN KEY ("ownShareId") REFERENCES "OwnShare" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Snapshot_serverId_since_idx" ON "Snapshot"("serverId", "since");

-- CreateIndex
CREATE INDEX "Worsening_at_idx" ON "Worsening"("at");
