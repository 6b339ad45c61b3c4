-- CreateTable
CREATE TABLE "KeptShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "ownerHash" TEXT NOT NULL,
    "foreign" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TEXT NOT NULL,
    "withdrawnAt" TEXT
);

-- CreateTable
CREATE TABLE "KeptLink" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "shareId" TEXT NOT NULL,
    "secretHash" TEXT NOT NULL,
    "right" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "expiresAt" TEXT NOT NULL,
    "revokedAt" TEXT,
    "opens" INTEGER NOT NULL DEFAULT 0,
    "lastOpenedAt" TEXT,
    CONSTRAINT "KeptLink_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "KeptShare" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "KeptEntry" (
    "shareId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TEXT NOT NULL,
    "through" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,

    PRIMARY KEY ("shareId", "seq"),
    CONSTRAINT "KeptEntry_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "KeptShare" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "OwnShare" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "sessionId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "keeper" TEXT NOT NULL,
    "shareId" TEXT NOT NULL,
    "sealedKey" TEXT NOT NULL,
    "sealedOwner" TEXT NOT NULL,
    "lock" TEXT NOT NULL,
    "snapshot" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "labels" TEXT NOT NULL DEFAULT '{}',
    "createdAt" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "Acceptance" (
    "sessionId" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "finding" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "until" TEXT NOT NULL,
    "at" TEXT NOT NULL,

    PRIMARY KEY ("sessionId", "fingerprint")
);

-- CreateTable
CREATE TABLE "LastReport" (
    "sessionId" TEXT NOT NULL PRIMARY KEY,
    "last" TEXT NOT NULL,
    "before" TEXT
);

-- CreateTable
CREATE TABLE "Sharing" (
    "id" INTEGER NOT NULL PRIMARY KEY DEFAULT 1,
    "relay" TEXT NOT NULL DEFAULT '',
    "sealedRelayKey" TEXT,
    "keepHash" TEXT
);

-- CreateIndex
CREATE INDEX "KeptLink_shareId_idx" ON "KeptLink"("shareId");
