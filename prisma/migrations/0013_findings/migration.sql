-- CreateTable
CREATE TABLE "Finding" (
    "sessionId" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "servers" TEXT NOT NULL DEFAULT '[]',
    "tools" TEXT NOT NULL DEFAULT '[]',
    "legs" TEXT NOT NULL DEFAULT '[]',
    "severity" TEXT NOT NULL,
    "confirmed" BOOLEAN NOT NULL DEFAULT true,
    "owner" TEXT,
    "due" TEXT,
    "acceptedBy" TEXT,
    "acceptedReason" TEXT,
    "acceptedUntil" TEXT,
    "acceptedAt" TEXT,
    "firstSeen" TEXT NOT NULL,
    "lastSeen" TEXT NOT NULL,
    "ended" TEXT,

    PRIMARY KEY ("sessionId", "fingerprint")
);

-- CreateTable
CREATE TABLE "FindingsOf" (
    "sessionId" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL
);

-- What was accepted becomes a finding; what else is to be told of it is filled in when its session is judged next.
INSERT INTO "Finding" ("sessionId", "fingerprint", "rule", "message", "severity", "acceptedBy", "acceptedReason", "acceptedUntil", "acceptedAt", "firstSeen", "lastSeen")
SELECT "sessionId", "fingerprint", '', "finding", 'low', "owner", "reason", "until", "at", substr("at", 1, 10), substr("at", 1, 10) FROM "Acceptance";

-- DropTable
DROP TABLE "Acceptance";
