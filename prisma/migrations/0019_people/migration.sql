-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "groups" TEXT NOT NULL DEFAULT '[]',
    "given" TEXT NOT NULL DEFAULT '',
    "createdAt" TEXT NOT NULL,
    "lastSeenAt" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "BrowserSession" (
    "digest" TEXT NOT NULL PRIMARY KEY,
    "personId" TEXT NOT NULL,
    "sid" TEXT NOT NULL DEFAULT '',
    "sealed" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL,
    "lastUsedAt" TEXT NOT NULL,
    "confirmedAt" TEXT NOT NULL,
    "askedAt" TEXT NOT NULL,
    CONSTRAINT "BrowserSession_personId_fkey" FOREIGN KEY ("personId") REFERENCES "Person" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PendingSignIn" (
    "digest" TEXT NOT NULL PRIMARY KEY,
    "sealed" TEXT NOT NULL,
    "createdAt" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "SpentLogout" (
    "digest" TEXT NOT NULL PRIMARY KEY,
    "spentAt" TEXT NOT NULL
);

-- CreateTable
CREATE TABLE "GroupRole" (
    "group" TEXT NOT NULL PRIMARY KEY,
    "role" TEXT NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "Person_issuer_subject_key" ON "Person"("issuer", "subject");

-- CreateIndex
CREATE INDEX "BrowserSession_personId_idx" ON "BrowserSession"("personId");

-- CreateIndex
CREATE INDEX "BrowserSession_sid_idx" ON "BrowserSession"("sid");
