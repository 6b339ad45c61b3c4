-- RedefineTables
CREATE TABLE "new_Worsening" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "at" TEXT NOT NULL,
    "serverId" TEXT NOT NULL,
    "sessionId" TEXT,
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
INSERT INTO "new_Worsening" ("id", "at", "serverId", "sessionId", "ownShareId", "name", "before", "after", "items", "seenAt") SELECT "id", "at", "serverId", "sessionId", "ownShareId", "name", "before", "after", "items", "seenAt" FROM "Worsening";
DROP TABLE "Worsening";
ALTER TABLE "new_Worsening" RENAME TO "Worsening";
CREATE INDEX "Worsening_at_idx" ON "Worsening"("at");
